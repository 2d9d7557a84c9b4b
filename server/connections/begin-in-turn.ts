import { createTally } from '#server/connections/tally.ts';

/** After so long a turn of the event loop, milliseconds, what else would begin waits for the next. */
const TURN_MS = 10;

export type Work = {
  /** What it belongs to: the network address that it is done for, or what is done for many. */
  group: string;
  /** Does it; settles when it is done, though perhaps not taken yet. */
  begin: () => Promise<unknown>;
  /** Whether nobody wants it any more. */
  isGone: () => boolean;
};

/**
 * Begins work as it comes; but where much comes at once, no more in a turn of the event loop than
 * fits into a few milliseconds, so that what is ready can leave in between, and `most` at a time of
 * a group. What waits is taken group by group: whoever asks the most waits behind their own. What
 * nobody wants any more is not begun.
 */
export const beginInTurn = (most: number) => {
  const waiting = new Map<string, Work[]>();
  const begun = createTally();
  let since: number | undefined;
  let isScheduled = false;

  const isLong = (): boolean => since !== undefined && performance.now() - since > TURN_MS;
  const isBusy = (group: string): boolean => begun.count(group) >= most;

  const schedule = (): void => {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      since = undefined;
      const next = takeNext();
      if (next) void begin(next);
    });
  };

  const begin = async (work: Work): Promise<void> => {
    since ??= performance.now();
    schedule();
    begun.add(work.group);
    try {
      await work.begin();
    } finally {
      begun.remove(work.group);
      if (waiting.size > 0) schedule();
    }
  };

  const takeFrom = (queue: Work[]): Work | undefined => {
    let next = queue.shift();
    while (next?.isGone()) next = queue.shift();
    return next;
  };

  /** The first of the group whose turn it is; that group is then the last to have one. */
  const takeNext = (): Work | undefined => {
    for (const [group, queue] of waiting) {
      if (isBusy(group)) continue;
      const next = takeFrom(queue);
      waiting.delete(group);
      if (queue.length > 0) waiting.set(group, queue);
      if (next) return next;
    }
    return undefined;
  };

  /** Whether it has begun at once; else it waits. */
  return (work: Work): boolean => {
    const { group } = work;
    if (!waiting.has(group) && !isBusy(group) && !isLong()) {
      void begin(work);
      return true;
    }
    const queue = waiting.get(group) ?? [];
    queue.push(work);
    waiting.set(group, queue);
    schedule();
    return false;
  };
};
