import { ipPrefixesOf } from './ip-prefixes.ts';

/** This many calls may come at once; the allowance is restored evenly within these seconds. */
type Limit = { calls: number; seconds: number };

/**
 * What a limit counts by: the shopper, the network address, the subject of the call (an order number,
 * say), or the subject together with the address.
 */
export type Rule = Limit & {
  of: 'shopper' | 'address' | 'subject' | 'address and subject';
  /** How many times as much a wider network may do, where an address belongs to one. */
  wider?: number;
};

/** Who calls and about what, as far as is known. */
export type Caller = {
  shopper?: { id: string } | undefined;
  clientAddress?: string | undefined;
  /** What the call is about, such as the number of an order. */
  subject?: string | undefined;
};

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
 * back, 0 only asks. Undefined for a caller whom the limit does not know.
 */
export type Limiter = (caller: Caller, now: Date, weight?: number) => Verdict | undefined;

type Bucket = { left: number; at: number };

/** Who or what is counted together, and how many times as much it may do as the rule says. */
type CountedCaller = { name: string; times: number };

/**
 * The most callers that are counted; beyond it the oldest are dropped, so that the memory stays
 * bounded.
 */
const MOST_CALLERS = 20_000;

/** Behind a wider network there may be one caller or thousands. */
const WIDER = 8;

const ofAddress = (address: string | undefined, wider: number): CountedCaller[] => {
  if (address === undefined) return [];
  const { narrow, wide } = ipPrefixesOf(address);
  const one = { name: narrow, times: 1 };
  return wide === undefined ? [one] : [one, { name: wide, times: wider }];
};

const once = (name: string | undefined): CountedCaller[] =>
  name === undefined ? [] : [{ name, times: 1 }];

const callersOf = (
  { of, wider = WIDER }: Rule,
  { shopper, clientAddress, subject }: Caller,
): CountedCaller[] => {
  if (of === 'shopper') return once(shopper?.id);
  if (of === 'subject') return once(subject);
  const networks = ofAddress(clientAddress, wider);
  if (of === 'address') return networks;
  if (subject === undefined) return [];
  return networks.map(({ name, times }) => ({ name: `${name} ${subject}`, times }));
};

/** The verdict that says no, else the one with the fewest calls left. */
const strictestOf = (verdicts: readonly Verdict[]): Verdict | undefined =>
  verdicts.find(({ allowed }) => !allowed) ??
  verdicts.toSorted((one, other) => one.left - other.left)[0];

/** Takes from all or from none; undefined where none of them knows the caller. */
export const takeAll = (
  takes: readonly ((weight: number) => Verdict | undefined)[],
  weight: number,
): Verdict | undefined => {
  const verdicts: Verdict[] = [];
  for (const [at, take] of takes.entries()) {
    const verdict = take(weight);
    if (verdict) verdicts.push(verdict);
    if (verdict?.allowed !== false || weight < 0) continue;
    for (const taken of takes.slice(0, at)) taken(-weight);
    return verdict;
  }
  return strictestOf(verdicts);
};

/** Takes from limits that are counted in the database, one after the other; gives back all if one refuses. */
export const takeAllInTurn = async (
  limits: readonly { take: () => Promise<Verdict>; giveBack: () => Promise<void> }[],
): Promise<Verdict | undefined> => {
  const verdicts: Verdict[] = [];
  for (const [at, { take }] of limits.entries()) {
    const verdict = await take();
    verdicts.push(verdict);
    if (verdict.allowed) continue;
    for (const taken of limits.slice(0, at)) await taken.giveBack();
    break;
  }
  return strictestOf(verdicts);
};

/**
 * Counts the calls of each caller: a bucket that every call takes from and that time fills again. One
 * process counts for itself: N processes allow N times as much.
 */
export const createLimiter = (rule: Rule): Limiter => {
  const buckets = new Map<string, Bucket>();

  const take = ({ name, times }: CountedCaller, now: Date, weight: number): Verdict => {
    const calls = rule.calls * times;
    const perMs = calls / (rule.seconds * 1000);
    const at = now.getTime();
    const bucket = buckets.get(name);
    const back = bucket ? Math.max(0, at - bucket.at) * perMs : 0;
    const full = bucket ? Math.min(calls, bucket.left + back) : calls;
    const allowed = full >= 1;
    const left = allowed || weight < 0 ? Math.min(calls, full - weight) : full;
    buckets.delete(name);
    buckets.set(name, { left, at });
    const oldest = buckets.keys().next().value;
    if (buckets.size > MOST_CALLERS && oldest !== undefined) buckets.delete(oldest);

    const missing = allowed ? calls - left : 1 - left;
    const wait = Math.max(1, Math.ceil(missing / perMs / 1000));
    return { allowed, left: Math.max(0, Math.floor(left)), calls, wait };
  };

  return (caller, now, weight = 1) =>
    takeAll(
      callersOf(rule, caller).map((counted) => (some: number) => take(counted, now, some)),
      weight,
    );
};

/** Asks several limits at once: the one that says no, else the one with the fewest calls left. */
export const checkLimits = (
  limiters: readonly Limiter[],
  caller: Caller,
  now: Date,
): Verdict | undefined =>
  takeAll(
    limiters.map((limiter) => (weight: number) => limiter(caller, now, weight)),
    1,
  );

/** The rate limit headers of an answer. */
export const limitHeaders = ({ allowed, left, calls, wait }: Verdict): Record<string, string> => ({
  'RateLimit-Limit': String(calls),
  'RateLimit-Remaining': String(left),
  'RateLimit-Reset': String(wait),
  ...(!allowed && { 'Retry-After': String(wait) }),
});
