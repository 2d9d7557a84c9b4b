import { LRUCache } from 'lru-cache';
import type { PublicAnswer } from './cache.ts';
import type { Changes } from '#api/http/env.ts';
import type { Failed, Refused } from '#api/http/reply.ts';

/** An answer, or the reason why there is none. */
export type Answered = PublicAnswer | Failed | Refused;

/** A cache of public answers that are the same for everybody. */
export type ResponseCache = {
  /**
   * What `answer` answers, kept under the key for `maxAge` milliseconds, or until something of the shop
   * changes; of those who ask at the same time all are given the same one, and nobody changes it.
   */
  get: (key: string, maxAge: number, answer: () => Promise<Answered>) => Promise<Answered>;
};

/** For all answers together; the least recently used are dropped first. */
const MOST_BYTES = 8 * 1024 * 1024;
/** About what an answer takes beside its text. */
const OVERHEAD = 1_000;
/** With what is kept of it compressed. */
const BYTES_PER_CHARACTER = 2;

type CachedAnswer = { since: number; answer: PublicAnswer };

/** Caches answers while change notifications arrive; otherwise each answer is made on request. */
export const createResponseCache = ({
  now,
  changes,
}: {
  now: () => Date;
  changes?: Changes;
}): ResponseCache => {
  const cached = new LRUCache<string, CachedAnswer>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ answer }) => OVERHEAD + answer.written.text.length * BYTES_PER_CHARACTER,
  });
  const running = new Map<string, Promise<Answered>>();
  changes?.onChange((tags) => {
    // Changes of a single product do not affect these answers.
    if (tags?.every((tag) => tag.startsWith('product:'))) return;
    for (const one of cached.values()) one.since = -Infinity;
    // Running reads may have seen the values before the change.
    running.clear();
  });

  const make = async (key: string, answer: () => Promise<Answered>): Promise<Answered> => {
    const since = now().getTime();
    const made = answer();
    running.set(key, made);
    try {
      const answered = await made;
      if (!('written' in answered)) return answered;
      // What says the same as before is the same answer: it is compressed already, and the cached parts of
      // pages that show it are known by it.
      const before = cached.get(key)?.answer;
      const same = before?.written.text === answered.written.text ? before : answered;
      if (running.get(key) === made) cached.set(key, { since, answer: same });
      return same;
    } finally {
      if (running.get(key) === made) running.delete(key);
    }
  };

  return {
    get: async (key, maxAge, answer) => {
      if (!changes?.isListening()) return answer();
      const known = cached.get(key);
      if (known && Math.abs(now().getTime() - known.since) < maxAge) return known.answer;
      return running.get(key) ?? make(key, answer);
    },
  };
};
