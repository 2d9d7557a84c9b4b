import { isKnownTag } from '#api/http/etag.ts';
import { chooseEncoding } from '#api/http/encoding.ts';
import { finishPage } from '#server/page-cache/finished-page.ts';
import type { FinishedPage } from '#server/page-cache/finished-page.ts';
import { createShelf } from '#server/page-cache/shelf.ts';
import type { Shelved } from '#server/page-cache/shelf.ts';
import { createTurns, Unwanted } from '#server/page-cache/turns.ts';
import type { Made } from '#server/storefront.ts';

/** A page as it was rendered for nobody in particular, and what it shows. */
export type Rendered = Made & { tags: ReadonlySet<string> };

/** A rendering that is waiting or under way, and whose going would leave nobody waiting for it. */
type Running = { page: Promise<FinishedPage>; askers: (AbortSignal | undefined)[] };

type Parts = {
  /** How much memory the pages may take. */
  megabytes: number;
  /** A clock that only goes forward, milliseconds. */
  clock: () => number;
  /** Whether all changes are heard of; while they are not, pages grow old within two seconds. */
  hearsChanges: () => boolean;
  /** Hears of a rendering that failed while nobody waited for it. */
  onError: (error: unknown) => void;
};

/**
 * So old a page is sent as it is, and then so old while a new one is rendered: where changes are
 * announced this is for what nobody announces.
 */
const HEARING = { fresh: 30_000, stale: 60_000 };
const DEAF = { fresh: 1_000, stale: 2_000 };
/** So long after a change a page is still sent, while a new one is rendered. */
const CHANGED_MS = 1_000;
/** Where much changes, a page is rendered twice a second at most; also when rendering fails. */
const RENEW_MS = 500;
/** No rendering takes longer. */
const LONGEST_RENDERING_MS = 30_000;
/**
 * More pages than this are not rendered side by side: none would be ready sooner, and each takes memory
 * meanwhile.
 */
const MOST_AT_ONCE = 12;
/** While no more are in hand, there is time to make a page small before anybody has asked for it again. */
const FEW_AT_ONCE = 2;
/** The tag of everything. */
const ANYTHING = 'anything';
type Age = 'fresh' | 'stale' | 'old';

/** What an address may be long; nobody links to longer ones. */
const LONGEST_KEY = 1_000;

const isKept = ({ status, headers }: Response): boolean =>
  status === 200 &&
  !headers.has('set-cookie') &&
  (headers.get('cache-control')?.includes('public') ?? false);

/** For who has gone: nobody reads it. */
const toNobody = (): Response => new Response(null, { status: 503 });

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
export const createPageCache = ({ megabytes, clock, hearsChanges, onError }: Parts) => {
  const shelf = createShelf(megabytes * 1024 * 1024);
  const running = new Map<string, Running>();
  const drops = new Map<string, number>();
  const inTurn = createTurns(MOST_AT_ONCE);
  let hits = 0;
  let renders = 0;
  /** Answers that wait for their page or for its bytes. */
  let inHand = 0;

  const rendered = async (key: string, render: () => Promise<Rendered>): Promise<FinishedPage> => {
    const since = clock();
    renders += 1;
    const before = shelf.find(key);
    const { tags, ...made } = await render();
    const { response } = made;
    if (response.status >= 500 && before) {
      before.failedAt = clock();
      return before.page;
    }
    const page = await finishPage(made, before || inHand <= FEW_AT_ONCE ? 'small' : 'quick');
    // What was announced meanwhile may have come too late for this rendering.
    const isOutdated = [ANYTHING, ...tags].some((tag) => (drops.get(tag) ?? -Infinity) >= since);
    const droppedAt = isOutdated ? clock() : undefined;
    if (isKept(response) && key.length <= LONGEST_KEY)
      shelf.put(key, { page, tags, since, droppedAt, failedAt: undefined });
    else shelf.remove(key);
    return page;
  };

  /** `signal` is aborted when who asks has gone; without one the page is wanted in any case. */
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

  const ageOf = ({ since, droppedAt = Infinity, failedAt = -Infinity }: Shelved): Age => {
    const now = clock();
    const changed = now - droppedAt;
    if (now - failedAt < RENEW_MS) return 'fresh';
    // Nobody waits for what has just failed: it is tried again behind the page as it was.
    if (failedAt > since) return 'stale';
    if (now - since < RENEW_MS && changed < CHANGED_MS) return 'fresh';
    const { fresh, stale } = hearsChanges() ? HEARING : DEAF;
    if (changed >= CHANGED_MS || now - since >= stale) return 'old';
    return changed >= 0 || now - since >= fresh ? 'stale' : 'fresh';
  };

  const obtain = (
    key: string,
    render: () => Promise<Rendered>,
    signal: AbortSignal,
  ): Promise<FinishedPage> => {
    const kept = shelf.find(key);
    const age = kept ? ageOf(kept) : 'old';
    if (!kept || age === 'old') return renew(key, render, signal);
    hits += 1;
    if (age === 'stale') renew(key, render).catch(onError);
    else kept.page.shrink().catch(onError);
    return Promise.resolve(kept.page);
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
        if (signal.aborted) return toNobody();
        const response = await respond(page, request);
        shelf.weigh(key);
        return response;
      } catch (error) {
        if (error instanceof Unwanted) return toNobody();
        throw error;
      } finally {
        inHand -= 1;
      }
    },
    /** Something with one of these tags has changed; without tags, anything. */
    drop: (tags: readonly string[] = [ANYTHING]): void => {
      const now = clock();
      for (const [tag, at] of drops) if (now - at > LONGEST_RENDERING_MS) drops.delete(tag);
      for (const tag of tags) drops.set(tag, now);
      for (const shelved of shelf.all())
        if (tags.some((tag) => tag === ANYTHING || shelved.tags.has(tag))) {
          shelved.droppedAt ??= now;
          shelved.failedAt = undefined;
        }
    },
    has: (key: string): boolean => shelf.has(key),
    /** Whether whoever asks for the page now sets off its rendering, and waits for it. */
    mustRender: (key: string): boolean => {
      const kept = shelf.has(key) ? shelf.find(key) : undefined;
      return !running.has(key) && (!kept || ageOf(kept) === 'old');
    },
    /** The page under the key, if it need not be rendered anew. */
    findFresh: (key: string): FinishedPage | undefined => {
      const kept = shelf.has(key) ? shelf.find(key) : undefined;
      return kept && ageOf(kept) === 'fresh' ? kept.page : undefined;
    },
    /** A page was sent without asking for it by `answer`. */
    countHit: (): void => {
      hits += 1;
    },
    figures: () => ({ hits, renders, pages: shelf.count(), bytes: shelf.bytes() }),
  };
};

export type PageCache = ReturnType<typeof createPageCache>;
