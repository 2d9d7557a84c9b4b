import type { EntryContext } from 'react-router';

type Sent = NonNullable<NonNullable<EntryContext['renderMeta']>['streamCache']>[number];

/**
 * Reads to its end what the router sends the browser, so that the rendering need not wait for it:
 * one that never waits is made in one go, as text.
 */
const withWholeData = async (context: EntryContext): Promise<EntryContext> => {
  const chunks: Sent[] = [];
  const put = (value: string, done: boolean) =>
    chunks.push(Object.assign(Promise.resolve(), { result: { done, value } }));
  const decoder = new TextDecoder();
  const reader = context.serverHandoffStream?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read())
    put(decoder.decode(read.value, { stream: true }), false);
  put('', true);
  reader?.releaseLock();
  return { ...context, renderMeta: { streamCache: { ...chunks } } };
};

/** The page's own routes: of all of them, React Router would make a tree anew for each page. */
const withOwnRoutes = (context: EntryContext): EntryContext => {
  const { manifest, staticHandlerContext } = context;
  const own = staticHandlerContext.matches.map(({ route }) => [
    route.id,
    manifest.routes[route.id],
  ]);
  return { ...context, manifest: { ...manifest, routes: Object.fromEntries(own) } };
};

/** What React Router renders a page by, so that nothing is left to wait for or to be made again. */
export const readyContext = (context: EntryContext): Promise<EntryContext> =>
  withWholeData(withOwnRoutes(context));
