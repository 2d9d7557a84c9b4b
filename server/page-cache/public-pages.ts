import type { Question } from '#contract/question.ts';
import type { ServerBuild } from 'react-router';
import type { PageCache } from '#server/page-cache/page-cache.ts';
import { tagOf } from '#server/page-cache/tags.ts';
import { responseOf } from '#server/storefront.ts';
import type { Answer, Storefront } from '#server/storefront.ts';
import type * as Entry from '#web/entry.server.tsx';

const isReading = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

const entryOf = ({ entry }: ServerBuild) => entry.module as unknown as typeof Entry;

const withCookie = (response: Response, cookie: string): Response => {
  response.headers.append('Set-Cookie', cookie);
  // A cookie is this visitor's alone.
  response.headers.set('Cache-Control', 'private, no-cache');
  return response;
};

/**
 * Answers public pages from the cache, rendered without cookies, so that nothing personal can be in
 * them; only the cookie that remembers the language is added to the answer. Everything else is
 * rendered for who asks.
 */
export const createPublicPages = (
  build: ServerBuild,
  storefront: Storefront,
  cache: PageCache,
): Answer => {
  const { askedBy, isPublicPath, readPublicVisit, requestOfAll } = entryOf(build);
  return async (request, bindings) => {
    if (!isReading(request)) return responseOf(await storefront(request, bindings));
    // The whole address with the host: what a page calls itself must not come from somebody else.
    const key = request.url;
    if (!cache.has(key) && !isPublicPath(build.routes, new URL(key).pathname))
      return responseOf(await storefront(request, bindings));

    const { redirect, cookie } = readPublicVisit(askedBy(request));
    if (redirect) return redirect;
    const response = await cache.answer(key, request, async () => {
      const tags = new Set<string>();
      const onAsk = (question: Question) => void tags.add(tagOf(question));
      return { ...(await storefront(requestOfAll(request), bindings, onAsk)), tags };
    });
    return cookie ? withCookie(response, cookie) : response;
  };
};
