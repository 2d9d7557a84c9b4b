export type Limit = { calls: number; seconds: number };

export type Verdict = {
  allowed: boolean;
  headers: Record<string, string>;
};

type Window = { start: number; calls: number; before: number };

/** Enough for a busy shop; beyond it the oldest askers are forgotten, never the memory filled. */
const MOST_ASKERS = 50_000;

const turn = (window: Window | undefined, now: number, length: number): Window => {
  const start = now - (now % length);
  if (window?.start === start) return window;
  const before = window && window.start === start - length ? window.calls : 0;
  return { start, calls: 0, before };
};

/**
 * Counts the calls of each asker over a sliding window (the last window weighs in by the part of
 * it that still counts). A `weight` of 0 only asks, without counting. One process counts for itself: N processes allow N times as much.
 */
export const createLimiter = ({ calls, seconds }: Limit) => {
  const windows = new Map<string, Window>();
  const length = seconds * 1000;

  return (asker: string, at: Date, weight = 1): Verdict => {
    const now = at.getTime();
    const window = turn(windows.get(asker), now, length);
    const left = length - (now - window.start);
    const used = window.calls + window.before * (left / length);
    const allowed = used + 1 <= calls;
    if (allowed) window.calls += weight;
    windows.delete(asker);
    windows.set(asker, window);
    const oldest = windows.keys().next().value;
    if (windows.size > MOST_ASKERS && oldest !== undefined) windows.delete(oldest);

    const reset = String(Math.max(1, Math.ceil(left / 1000)));
    return {
      allowed,
      headers: {
        'RateLimit-Limit': String(calls),
        'RateLimit-Remaining': String(
          Math.max(0, Math.floor(calls - used - (allowed ? weight : 0))),
        ),
        'RateLimit-Reset': reset,
        ...(!allowed && { 'Retry-After': reset }),
      },
    };
  };
};
