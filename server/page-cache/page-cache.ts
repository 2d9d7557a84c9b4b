import { isKnownTag } from '#api/http/caching/etag.ts';
import { chooseEncoding } from '#api/http/caching/encoding.ts';
import { finishPage } from '#server/page-cache/finished-page.ts';
import type { FinishedPage } from '#server/page-cache/finished-page.ts';
import { createPageStore } from '#server/page-cache/page-store.ts';
import type { StoredPage } from '#server/page-cache/page-store.ts';
import { createConcurrencyLimit, AbandonedError } from '#server/page-cache/concurrency-limit.ts';
import type { RenderedPage } from '#server/storefront.ts';

/**
 * What a public page is cached under: the host, since a page contains its own address, which must not
 * come from another visitor's Host header; and the address that all of its kind share.
 */
export const pageKey = (origin: string, sharedAddress: string): string => origin + sharedAddress;

/** A page that was rendered without personal data, with the tags of what it shows. */
export type Rendered = RenderedPage & { tags: ReadonlySet<string> };

/** A queued or running rendering, with the requests that wait for it. */
type Running = { page: Promise<FinishedPage>; askers: (AbortSignal | undefined)[] };

type Parts = {
  /** How much memory the pages may take. */
  megabytes: number;
  /** A monotonic clock, milliseconds. */
  clock: () => number;
  /**
   * Whether notifications of changes arrive; while they do not, pages expire within two seconds.
   */
  isListening: () => boolean;
  /** Called when a background rendering fails. */
  onError: (error: unknown) => void;
};

/**
 * Up to `fresh` a page is sent as it is, up to `stale` while a new one is rendered. Where
 * notifications arrive, this only matters for changes that are not announced.
 */
const LISTENING = { fresh: 30_000, stale: 60_000 };
const NOT_LISTENING = { fresh: 1_000, stale: 2_000 };
/** How long after a change the old page is still sent while a new one is rendered. */
const CHANGED_MS = 1_000;
/** Where much changes, a page is rendered twice a second at most; also when rendering fails. */
const RENEW_MS = 500;
/** No rendering takes longer. */
const LONGEST_RENDERING_MS = 30_000;
/** The most renderings at a time: more would not be ready sooner and would take memory. */
const MOST_AT_ONCE = 12;
/**
 * While no more requests than this are in progress, there is time to compress a page well at its
 * first request.
 */
const FEW_AT_ONCE = 2;
/** The tag of everything. */
const ANYTHING = 'anything';
type Age = 'fresh' | 'stale' | 'old';

/** What an address may be long; nobody links to longer ones. */
const LONGEST_KEY = 1_000;

const isCacheable = ({ status, headers }: Response): boolean =>
  status === 200 &&
  !headers.has('set-cookie') &&
  (headers.get('cache-control')?.includes('public') ?? false);

/** For a client that has disconnected. */
const emptyAnswer = (): Response => new Response(null, { status: 503 });

const notModified = (headers: Headers): Response => {
  headers.delete('content-type');
  headers.delete('content-length');
  return new Response(null, { status: 304, headers });
};

const respond = async (page: FinishedPage, request: Request): Promise<Response> => {
  const headers = new Headers(page.headers);
  headers.append('Vary', 'Accept-Encoding');
  headers.set('ETag', page.etag);
  if (page.status === 200 && isKnownTag(request.headers.get('if-none-match'), page.etag))
    return notModified(headers);
  const effort = page.isSmall() ? 'small' : 'quick';
  const encoding = chooseEncoding(request.headers.get('accept-encoding'), effort);
  const bytes = await page.bytes(encoding);
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  headers.set('Content-Length', String(bytes.length));
  const body = request.method === 'HEAD' ? null : bytes;
  return new Response(body, { status: page.status, headers });
};

/**
 * Keeps finished pages: `answer(key, request, render)` sends what is kept under the key, or renders
 * it. One rendering at a time per key; an old page is sent while the new one is made, and when that
 * fails. Only a public page (Cache-Control) of status 200 without a cookie is kept.
 */
export const createPageCache = ({ megabytes, clock, isListening, onError }: Parts) => {
  const store = createPageStore(megabytes * 1024 * 1024);
  const running = new Map<string, Running>();
  const drops = new Map<string, number>();
  const inTurn = createConcurrencyLimit(MOST_AT_ONCE);
  let hits = 0;
  let renders = 0;
  /** Answers that wait for their page or for its bytes. */
  let inHand = 0;

  const rendered = async (key: string, render: () => Promise<Rendered>): Promise<FinishedPage> => {
    const since = clock();
    renders += 1;
    const before = store.find(key);
    const { tags, ...made } = await render();
    const { response } = made;
    if (response.status >= 500 && before) {
      before.failedAt = clock();
      return before.page;
    }
    const page = await finishPage(made, before || inHand <= FEW_AT_ONCE ? 'small' : 'quick');
    // A change announced during the rendering may be missing in it.
    const isOutdated = [ANYTHING, ...tags].some((tag) => (drops.get(tag) ?? -Infinity) >= since);
    const droppedAt = isOutdated ? clock() : undefined;
    if (isCacheable(response) && key.length <= LONGEST_KEY)
      store.put(key, { page, tags, since, droppedAt, failedAt: undefined });
    else store.remove(key);
    return page;
  };

  /** `signal` is aborted when the client disconnects; without one the page is always rendered. */
  const renew = (
    key: string,
    render: () => Promise<Rendered>,
    signal?: AbortSignal,
  ): Promise<FinishedPage> => {
    const known = running.get(key);
    if (known) {
      known.askers.push(signal);
      return known.page;
    }
    const askers = [signal];
    const isWanted = (): boolean => askers.some((one) => !one?.aborted);
    const page = inTurn(() => rendered(key, render), isWanted).finally(() => running.delete(key));
    running.set(key, { page, askers });
    return page;
  };

  const ageOf = ({ since, droppedAt = Infinity, failedAt = -Infinity }: StoredPage): Age => {
    const now = clock();
    const changed = now - droppedAt;
    if (now - failedAt < RENEW_MS) return 'fresh';
    // After a failure the old page is sent and the rendering is retried in the background.
    if (failedAt > since) return 'stale';
    if (now - since < RENEW_MS && changed < CHANGED_MS) return 'fresh';
    const { fresh, stale } = isListening() ? LISTENING : NOT_LISTENING;
    if (changed >= CHANGED_MS || now - since >= stale) return 'old';
    return changed >= 0 || now - since >= fresh ? 'stale' : 'fresh';
  };

  const obtain = (
    key: string,
    render: () => Promise<Rendered>,
    signal: AbortSignal,
  ): Promise<FinishedPage> => {
    const cached = store.find(key);
    const age = cached ? ageOf(cached) : 'old';
    if (!cached || age === 'old') return renew(key, render, signal);
    hits += 1;
    if (age === 'stale') renew(key, render).catch(onError);
    else cached.page.shrink().catch(onError);
    return Promise.resolve(cached.page);
  };

  return {
    answer: async (
      key: string,
      request: Request,
      render: () => Promise<Rendered>,
    ): Promise<Response> => {
      inHand += 1;
      const { signal } = request;
      try {
        const page = await obtain(key, render, signal);
        if (signal.aborted) return emptyAnswer();
        const response = await respond(page, request);
        store.weigh(key);
        return response;
      } catch (error) {
        if (error instanceof AbandonedError) return emptyAnswer();
        throw error;
      } finally {
        inHand -= 1;
      }
    },
    /**
     * Something with one of these tags has changed; without tags, anything. Called by the feed of changes
     * (change-feed.ts): triggers in the database announce them (migration 0016), sales and vouchers begin
     * and end by the clock (promotion-schedule.ts). The tags of a page are those of public-pages.ts.
     */
    drop: (tags: readonly string[] = [ANYTHING]): void => {
      const now = clock();
      for (const [tag, at] of drops) if (now - at > LONGEST_RENDERING_MS) drops.delete(tag);
      for (const tag of tags) drops.set(tag, now);
      for (const stored of store.all())
        if (tags.some((tag) => tag === ANYTHING || stored.tags.has(tag))) {
          stored.droppedAt ??= now;
          stored.failedAt = undefined;
        }
    },
    has: (key: string): boolean => store.has(key),
    /** Whether whoever asks for the page now sets off its rendering, and waits for it. */
    mustRender: (key: string): boolean => {
      const cached = store.has(key) ? store.find(key) : undefined;
      return !running.has(key) && (!cached || ageOf(cached) === 'old');
    },
    /** The page under the key, if it need not be rendered anew. */
    findFresh: (key: string): FinishedPage | undefined => {
      const cached = store.has(key) ? store.find(key) : undefined;
      return cached && ageOf(cached) === 'fresh' ? cached.page : undefined;
    },
    /** Counts a page that the fast path has sent. */
    countHit: (): void => {
      hits += 1;
    },
    figures: () => ({ hits, renders, pages: store.count(), bytes: store.bytes() }),
  };
};

export type PageCache = ReturnType<typeof createPageCache>;
