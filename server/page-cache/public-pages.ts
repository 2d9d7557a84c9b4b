import type { ServerBuild } from 'react-router';
import type { ApiRequest } from '#contract/api-request.ts';
import { pageKey, type PageCache } from '#server/page-cache/page-cache.ts';
import type { RenderLimit } from '#server/page-cache/render-limit.ts';
import { isReading, redirectedBy, responseOf } from '#server/storefront.ts';
import type { Answer, Pages, Storefront } from '#server/storefront.ts';
import type * as Entry from '#web/entry.server.tsx';

const OF_PRODUCT: ReadonlySet<string> = new Set([
  '/product/{id}',
  '/reviews/{id}',
  '/questions/{id}',
]);

/**
 * What a page shows that has asked this call of the API: `product:ID` for what only the product's
 * page shows, else `catalogue`. Migration 0016 announces changes by the same names.
 */
const tagOf = ({ path, params }: ApiRequest): string =>
  OF_PRODUCT.has(path) ? `product:${params['id']}` : 'catalogue';

type Parts = {
  build: ServerBuild;
  storefront: Storefront;
  cache: PageCache;
  limitRenders: RenderLimit;
  /** The public page at an address, by the address that all of its kind share. */
  findPublicAddress: (address: string) => string | undefined;
};

const entryOf = ({ entry }: ServerBuild) => entry.module as unknown as typeof Entry;

const withCookie = (response: Response, cookie: string): Response => {
  response.headers.append('Set-Cookie', cookie);
  // A cookie belongs to one visitor, so the answer must not be cached.
  response.headers.set('Cache-Control', 'private, no-cache');
  return response;
};

/** Answers every page anew, as often as the limit allows it to one network address. */
export const createUncachedPages =
  ({ load }: Pages, storefront: Storefront, limitRenders: RenderLimit): Answer =>
  async (request, bindings) => {
    const build = await load();
    const { isPage } = entryOf(build).placeAt(build.routes, new URL(request.url).pathname);
    const refused = isPage ? limitRenders(request, bindings) : undefined;
    return refused ?? responseOf(await storefront(request, bindings));
  };

/**
 * Answers public pages from the cache, rendered without cookies, so that nothing personal can be in
 * them; only the cookie that remembers the language is added to the answer. Everything else is
 * rendered for whoever asks.
 */
export const createPublicPages = (parts: Parts): Answer => {
  const { build, storefront, cache, limitRenders, findPublicAddress } = parts;
  const { visitRequestOf, carryOn, readPublicVisit, anonymousRequest } = entryOf(build);
  const uncached = createUncachedPages(
    { mode: 'production', load: () => Promise.resolve(build) },
    storefront,
    limitRenders,
  );
  return async (request, bindings) => {
    const { origin, pathname, search } = new URL(request.url);
    const address = pathname + search;
    const known = isReading(request) ? findPublicAddress(address) : undefined;
    if (known === undefined) return uncached(request, bindings);

    const { redirect, cookie } = readPublicVisit(visitRequestOf(request));
    if (redirect) return redirect;
    const key = pageKey(origin, known);
    const refused = cache.mustRender(key) ? limitRenders(request, bindings) : undefined;
    if (refused) return refused;
    const page = await cache.answer(key, request, async () => {
      const tags = new Set<string>();
      const onAsk = (question: ApiRequest) => void tags.add(tagOf(question));
      const { signal: _whoAsked, ...shared } = bindings;
      return { ...(await storefront(anonymousRequest(key), shared, onAsk)), tags };
    });
    const response =
      known === address ? page : redirectedBy(page, (to) => carryOn(build.routes, address, to));
    return cookie ? withCookie(response, cookie) : response;
  };
};
