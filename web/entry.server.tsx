import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { RouterContextProvider, ServerRouter, type EntryContext } from 'react-router';
import { translator } from '#i18n/messages.ts';
import { hideIfClosed } from '#web/components/banners/hide-if-closed.ts';
import { secure } from '#web/content-security-policy.ts';
import { apiContext, requestIdContext, type ApiFetch } from '#web/lib/context.ts';
import { drawOnce } from '#web/draw-once.ts';
import { DrawContext } from '#web/lib/drawing.tsx';
import { languageOfPath } from '#web/lib/language.ts';
import { sharedData, type SentData } from '#web/lib/shared-data.ts';

import { drawnDataContext, ServerDrawnContext } from '#web/lib/server-drawn.tsx';

export { isPublicPath, readPublicVisit, requestOfAll } from '#web/lib/public-visit.ts';
export { askedBy } from '#web/lib/visit.ts';

/**
 * What the server hands to React Router with each request: `build.entry.module.createRequestContext`.
 * Made in here because the context keys are those of this bundle.
 */
export const createRequestContext = (api: ApiFetch, requestId: string): RouterContextProvider => {
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  context.set(requestIdContext, requestId);
  return context;
};

/** A render that waits longer for its data is given up, milliseconds. */
export const streamTimeout = 8_000;

const collect = (chunks: Buffer[], done: () => void) =>
  new Writable({
    write(chunk: Buffer, _encoding, next) {
      chunks.push(chunk);
      next();
    },
    final(finished) {
      finished();
      done();
    },
  });

/**
 * Renders the page whole before the first byte leaves, so that its status is the true one and any
 * cache may keep the bytes. Stops working for a shopper who has gone.
 */
const renderWhole = (request: Request, page: React.ReactElement, nonce: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Every part stands in its place: without scripts, none could move it there.
      progressiveChunkSize: Infinity,
      onAllReady: () =>
        pipe(collect(chunks, () => finish(() => resolve(Buffer.concat(chunks).toString())))),
      onShellError: (cause) => finish(() => reject(cause)),
      onError: (cause) => finish(() => reject(cause)),
    });
    const giveUp = () => abort(new Error('The page was not rendered in time, or nobody waits.'));
    const timer = setTimeout(giveUp, streamTimeout);
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      request.signal.removeEventListener('abort', giveUp);
      settle();
    };
    request.signal.addEventListener('abort', giveUp, { once: true });
  });

/** Where this page's pictures are; an error page may not know. */
const picturesOf = ({ staticHandlerContext }: EntryContext): string => {
  const sent: SentData | undefined = staticHandlerContext.loaderData['routes/language'];
  return sent ? sharedData(sent).common.img_src_url : '';
};

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  requestContext: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  try {
    const nonce = randomBytes(16).toString('base64url');
    const page = (
      <DrawContext value={import.meta.env.PROD ? drawOnce : undefined}>
        <ServerDrawnContext value={requestContext.get(drawnDataContext)}>
          <ServerRouter context={context} url={request.url} nonce={nonce} />
        </ServerDrawnContext>
      </DrawContext>
    );
    const rendered = await renderWhole(request, page, nonce);
    const { html, policy } = secure(rendered, {
      nonce,
      scripts: [hideIfClosed],
      pictures: picturesOf(context),
    });
    headers.set('Content-Security-Policy', policy);
    // As bytes: a text would be looked through once more, and React Router looks into each response.
    return new Response(Buffer.from(html), { status, headers });
  } catch (cause) {
    // Thrown on, it is drawn as the error page; if that is what failed, plain words are left.
    if (!context.staticHandlerContext.errors) throw cause;
    headers.set('Content-Type', 'text/plain; charset=utf-8');
    const { pathname } = new URL(request.url);
    const text = translator(languageOfPath(pathname))('error.showing');
    return new Response(text, { status: 500, headers });
  }
}
