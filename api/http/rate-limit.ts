/** So many calls at once; they come back evenly, all of them within so many seconds. */
type Limit = { calls: number; seconds: number };

/** Whom a limit counts: a guest, or all who come from one network address. */
export type Rule = Limit & { of: 'guest' | 'address' };

/** Who calls, as far as is known. */
export type Caller = { guest?: { id: string } | undefined; clientAddress?: string | undefined };

export type Verdict = {
  allowed: boolean;
  /** How many calls are left, and how many there are at most. */
  left: number;
  calls: number;
  /** Seconds until the next call is allowed, where this one is not; else until all are back. */
  wait: number;
};

/**
 * Takes a call of the caller and says whether it is allowed. A negative `weight` gives calls
 * back. Undefined for a caller whom the limit does not know.
 */
export type Limiter = (caller: Caller, now: Date, weight?: number) => Verdict | undefined;

type Bucket = { left: number; at: number };

/** Enough for a busy shop; beyond it the oldest askers are forgotten, never the memory filled. */
const MOST_ASKERS = 20_000;

/**
 * What an address is counted as. Whoever has one address of IPv6 has the 64 bits behind it, so all
 * of them are one caller.
 */
const callerAt = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array.from({ length: zeros }, () => '0'), ...last];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':');
};

const askerOf = (of: Rule['of'], { guest, clientAddress }: Caller): string | undefined => {
  if (of === 'guest') return guest?.id;
  return clientAddress === undefined ? undefined : callerAt(clientAddress);
};

/**
 * Counts the calls of each asker: a bucket that every call takes from and that time fills again. One
 * process counts for itself: N processes allow N times as much.
 */
export const createLimiter = ({ of, calls, seconds }: Rule): Limiter => {
  const buckets = new Map<string, Bucket>();
  const perMs = calls / (seconds * 1000);

  return (caller, now, weight = 1) => {
    const asker = askerOf(of, caller);
    if (asker === undefined) return undefined;
    const at = now.getTime();
    const bucket = buckets.get(asker);
    const back = bucket ? Math.max(0, at - bucket.at) * perMs : 0;
    const full = bucket ? Math.min(calls, bucket.left + back) : calls;
    const allowed = full >= 1;
    const left = allowed || weight < 0 ? Math.min(calls, full - weight) : full;
    buckets.delete(asker);
    buckets.set(asker, { left, at });
    const oldest = buckets.keys().next().value;
    if (buckets.size > MOST_ASKERS && oldest !== undefined) buckets.delete(oldest);

    const missing = allowed ? calls - left : 1 - left;
    const wait = Math.max(1, Math.ceil(missing / perMs / 1000));
    return { allowed, left: Math.max(0, Math.floor(left)), calls, wait };
  };
};

/** Asks several limits at once: the one that says no, else the one with the fewest calls left. */
export const judge = (
  limiters: readonly Limiter[],
  caller: Caller,
  now: Date,
): Verdict | undefined => {
  let strictest: Verdict | undefined;
  for (const take of limiters) {
    const verdict = take(caller, now);
    if (verdict?.allowed === false) return verdict;
    if (verdict && (!strictest || verdict.left < strictest.left)) strictest = verdict;
  }
  return strictest;
};

/** What an answer tells of the limit that it was counted by. */
export const limitHeaders = ({ allowed, left, calls, wait }: Verdict): Record<string, string> => ({
  'RateLimit-Limit': String(calls),
  'RateLimit-Remaining': String(left),
  'RateLimit-Reset': String(wait),
  ...(!allowed && { 'Retry-After': String(wait) }),
});
