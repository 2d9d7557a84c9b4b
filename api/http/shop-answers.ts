import { LRUCache } from 'lru-cache';
import type { PublicAnswer } from './cache.ts';
import type { Changes } from './env.ts';
import type { Failed, Refused } from './reply.ts';

/** An answer, or why there is none. */
export type Answered = PublicAnswer | Failed | Refused;

/** Answers that tell of the shop as a whole, the same for everybody. */
export type ShopAnswers = {
  /**
   * What `answer` answers, kept under the key until something of the shop changes; of those who ask
   * at the same time all are given the same one, and nobody changes it.
   */
  give: (key: string, answer: () => Promise<Answered>) => Promise<Answered>;
};

/** Changes are announced; this is for what nobody announces, and for the time that an answer tells. */
const FRESH_MS = 1_000;
/** Of all answers together; what was asked for longest ago goes first. */
const MOST_BYTES = 8 * 1024 * 1024;
/** About what an answer takes beside its text. */
const OVERHEAD = 1_000;
/** With what is kept of it compressed. */
const BYTES_PER_CHARACTER = 2;

type Kept = { since: number; answer: PublicAnswer };

/** Keeps answers while changes are heard of; else each is made when it is asked for. */
export const createShopAnswers = ({
  now,
  changes,
}: {
  now: () => Date;
  changes?: Changes;
}): ShopAnswers => {
  const kept = new LRUCache<string, Kept>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ answer }) => OVERHEAD + answer.written.text.length * BYTES_PER_CHARACTER,
  });
  const running = new Map<string, Promise<Answered>>();
  changes?.onChange((tags) => {
    // What belongs to one product tells nothing of the shop.
    if (tags?.every((tag) => tag.startsWith('product:'))) return;
    for (const one of kept.values()) one.since = -Infinity;
    // What is being read now may have been read before the change.
    running.clear();
  });

  const make = async (key: string, answer: () => Promise<Answered>): Promise<Answered> => {
    const since = now().getTime();
    const made = answer();
    running.set(key, made);
    try {
      const told = await made;
      if (!('written' in told)) return told;
      // What says the same as before is the same answer: it is compressed already, and the cached parts of
      // pages that show it are known by it.
      const before = kept.get(key)?.answer;
      const same = before?.written.text === told.written.text ? before : told;
      if (running.get(key) === made) kept.set(key, { since, answer: same });
      return same;
    } finally {
      if (running.get(key) === made) running.delete(key);
    }
  };

  return {
    give: async (key, answer) => {
      if (!changes?.isHeard()) return answer();
      const known = kept.get(key);
      if (known && Math.abs(now().getTime() - known.since) < FRESH_MS) return known.answer;
      return running.get(key) ?? make(key, answer);
    },
  };
};
