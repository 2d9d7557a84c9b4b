import type { NonSharedBuffer } from 'node:buffer';
import { createRequestHandler } from 'react-router';
import type { RequestHandler, ServerBuild } from 'react-router';
import type { CallApi } from '#api/deps.ts';
import type { Bindings } from '#api/http/env.ts';
import type { ApiRequest } from '#contract/api-request.ts';
import type * as Entry from '#web/entry.server.tsx';
import type { PageTheme } from '#web/lib/visit/context.server.ts';

/** Answers one request; the bindings say who asks and under which id it is logged. */
export type Answer = (request: Request, bindings: Bindings) => Response | Promise<Response>;

/** A page as it was made: if it was drawn, its bytes stand beside the response, which has no body. */
export type RenderedPage = { response: Response; bytes?: NonSharedBuffer | undefined };

/** Makes a page; `onAsk` hears each call of the API that the page makes. */
export type Storefront = (
  request: Request,
  bindings: Bindings,
  onAsk?: (question: ApiRequest) => void,
) => Promise<RenderedPage>;

/** Whether nothing is to be changed by it. */
export const isReading = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

/** A redirect with another address, any other response as it is. */
export const redirectedBy = (response: Response, to: (address: string) => string): Response => {
  const location =
    response.status >= 300 && response.status < 400 && response.headers.get('location');
  if (location) response.headers.set('location', to(location));
  return response;
};

/** The page as an answer that can be sent. */
export const responseOf = ({ response, bytes }: RenderedPage): Response =>
  bytes ? new Response(bytes, response) : response;

/** What the pages are answered with: the build, or in development Vite's newest. */
export type Pages = {
  mode: 'production' | 'development';
  load: () => Promise<ServerBuild>;
};

/**
 * Answers everything that is a page. The pages ask `api` for what they show, as the same visitor, and
 * look as `pageTheme` says.
 * The context is made by the build, because its keys are objects of the build's own modules.
 */
export const createStorefront = (
  { load, mode }: Pages,
  api: CallApi,
  pageTheme?: PageTheme,
): Storefront => {
  // RenderedPage once for the same routes of a build: React Router reads them all for it.
  const handlers = new WeakMap<ServerBuild['routes'], RequestHandler>();
  const handlerOf = (build: ServerBuild, routes: ServerBuild['routes']): RequestHandler => {
    const handle = handlers.get(routes) ?? createRequestHandler({ ...build, routes }, mode);
    handlers.set(routes, handle);
    return handle;
  };
  return async (request, bindings, onAsk) => {
    const build = await load();
    const entry = build.entry.module as unknown as typeof Entry;
    const { carryOn, createRequestContext, findPage, findPublicAddress, placeAt, routesOfAddress } =
      entry;
    const { origin, pathname, search } = new URL(request.url);
    // A public page is given nothing of its address that it does not declare to read: else the cache
    // would take it for another page than it is.
    const known = isReading(request)
      ? findPublicAddress(build.routes, pathname + search)
      : undefined;
    const asked =
      known === undefined || known === pathname + search
        ? request
        : new Request(origin + known, request);
    const ask = async (question: ApiRequest) => {
      onAsk?.(question);
      return api(question, bindings);
    };
    const { spelled } = placeAt(build.routes, pathname);
    const context = createRequestContext(ask, bindings.requestId ?? '', pageTheme, spelled);
    const routes = routesOfAddress(build.routes, pathname);
    const response = await handlerOf(build, routes)(asked, context);
    const carried =
      asked === request
        ? response
        : redirectedBy(response, (to) => carryOn(build.routes, pathname + search, to));
    return { response: carried, bytes: findPage(context) };
  };
};
