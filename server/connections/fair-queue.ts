import { createKeyCounter } from '#server/connections/key-counter.ts';

/** The longest turn of the event loop, milliseconds; further work begins in the next turn. */
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
 * A fair queue: begins work as it arrives, but no more per turn of the event loop than fits into a
 * few milliseconds, so that finished answers can be sent in between, and at most `most` at a time
 * per group. Waiting work is taken from the groups in turn, so that a client with many requests
 * only delays itself. Work whose client has disconnected is not begun.
 */
export const createFairQueue = (most: number) => {
  const waiting = new Map<string, Work[]>();
  const begun = createKeyCounter();
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

  /** Takes the first item of the next group and moves that group to the end. */
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
