import type { Logger } from 'pino';

/** Why somebody was refused or cut off by the limits on load. */
export const REASONS = [
  /** So many connections are open, in all or from one network address. */
  'connections',
  'address-connections',
  /** So many requests are in hand, in all or from one network address. */
  'requests',
  'address-requests',
  /** It waited too long for others from its address. */
  'waited',
  /** So many bytes wait to be sent. */
  'unsent',
  /** An answer was not taken in time. */
  'slow',
] as const;

export type Reason = (typeof REASONS)[number];
export type OnRefused = (reason: Reason) => void;

const LOG_EVERY_MS = 60_000;

/**
 * Logs refusals by the load limits with their number: the first at once, then once a minute. A line
 * for each would itself be a load during an attack.
 */
export const createRefusalLog = (log: Logger): OnRefused => {
  const counts = new Map<Reason, number>();
  let loggedAt = -Infinity;

  return (reason) => {
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
    const now = performance.now();
    if (now - loggedAt < LOG_EVERY_MS) return;
    loggedAt = now;
    log.warn(
      { refused: Object.fromEntries(counts) },
      'more is asked at once than the limits allow',
    );
    counts.clear();
  };
};
