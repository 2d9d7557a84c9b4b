import { createRequestHandler } from 'react-router';
import type { RequestHandler, ServerBuild } from 'react-router';
import type { Bindings } from '#api/deps.ts';
import type * as Entry from '#web/entry.server.tsx';

/** Answers one request; the bindings say who asks and under which id it is logged. */
export type Answer = (request: Request, bindings: Bindings) => Response | Promise<Response>;

type Heard = Pick<Response, 'json' | 'headers'>;

/** Asks the API for what a page shows. */
export type Ask = (request: Request, bindings: Bindings) => Promise<Heard> | Heard;

/** Renders a page; `onAsk` hears the path of each call of the API that the page makes. */
export type Storefront = (
  request: Request,
  bindings: Bindings,
  onAsk?: (path: string) => void,
) => Promise<Response>;

/** What the pages are answered with: the build, or in development Vite's newest. */
export type Pages = {
  mode: 'production' | 'development';
  load: () => Promise<ServerBuild>;
};

/**
 * Answers everything that is a page. The pages ask `api` for what they show, as the same visitor.
 * The context is made by the build, because its keys are objects of the build's own modules.
 */
export const createStorefront = ({ load, mode }: Pages, api: Ask): Storefront => {
  // Made once per build: React Router reads the whole URL map for it.
  const handlers = new WeakMap<ServerBuild, RequestHandler>();
  const handlerOf = (build: ServerBuild): RequestHandler => {
    const handle = handlers.get(build) ?? createRequestHandler(build, mode);
    handlers.set(build, handle);
    return handle;
  };
  return async (request, bindings, onAsk) => {
    const build = await load();
    const { createRequestContext } = build.entry.module as unknown as typeof Entry;
    const ask = async (question: Request) => {
      onAsk?.(new URL(question.url).pathname);
      return api(question, bindings);
    };
    return handlerOf(build)(request, createRequestContext(ask, bindings.requestId ?? ''));
  };
};

/** The API of another process, asked over the network; it has to trust one more proxy: us. */
export const remoteApi =
  (origin: string): Answer =>
  (request, { clientAddress }) => {
    const { pathname, search } = new URL(request.url);
    const asked = new Request(new URL(pathname + search, origin), request);
    if (clientAddress !== undefined) asked.headers.set('x-forwarded-for', clientAddress);
    return fetch(asked);
  };
