import { expect, test } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { createSharedCache } from './shared-cache.ts';

const FRESH_MS = 1_500;
const db = await testDatabase();

/** Facts that say how often they were read, with clock and announcements in our hand. */
const openSharedCache = () => {
  let now = 0;
  let isListening = true;
  let announce: (tags?: string[]) => void = () => {};
  let readings = 0;
  const asked: (readonly number[])[] = [];
  const sharedCache = createSharedCache({
    db,
    now: () => new Date(now),
    changes: { isListening: () => isListening, onChange: (hear) => void (announce = hear) },
  });
  const count = async (_db: typeof db, of: string) => `${of} ${(readings += 1)}`;
  const listEven = async (_db: typeof db, ids: readonly number[]) => {
    asked.push(ids);
    return ids.filter((id) => id % 2 === 0).map((id) => ({ id }));
  };
  return {
    read: (of = 'a') => sharedCache.read(count, of),
    readEach: async (...ids: number[]) => {
      const known = await sharedCache.readEach(listEven, ids);
      return ids.filter((id) => known.get(id));
    },
    asked,
    announce: (...tags: string[]) => announce(tags),
    wait: (ms: number) => void (now += ms),
    stopListening: () => void (isListening = false),
  };
};

test('a fact is read once, until something of the shop changes or it is a moment old', async () => {
  const sharedCache = openSharedCache();
  expect([await sharedCache.read(), await sharedCache.read(), await sharedCache.read('b')]).toEqual(
    ['a 1', 'a 1', 'b 2'],
  );
  sharedCache.announce('product:7');
  expect(await sharedCache.read()).toBe('a 1');
  sharedCache.announce('catalogue');
  expect([await sharedCache.read(), await sharedCache.read()]).toEqual(['a 3', 'a 3']);
  sharedCache.wait(FRESH_MS);
  expect(await sharedCache.read()).toBe('a 4');
  sharedCache.stopListening();
  expect([await sharedCache.read(), await sharedCache.read()]).toEqual(['a 5', 'a 6']);
});

test('of things only those are read that are not known yet, missing ones too', async () => {
  const sharedCache = openSharedCache();
  expect(await sharedCache.readEach(1, 2)).toEqual([2]);
  expect(await sharedCache.readEach(1, 2, 4)).toEqual([2, 4]);
  sharedCache.announce('catalogue');
  expect(await sharedCache.readEach(2)).toEqual([2]);
  expect(sharedCache.asked).toEqual([[1, 2], [4], [2]]);
});

test('facts take so much memory and no more: the one asked for longest ago is read again', async () => {
  const sharedCache = openSharedCache();
  const long = (n: number) => `${n}`.padEnd(1_000_000, 'x');
  for (let n = 1; n <= 6; n += 1) await sharedCache.read(long(n));
  expect(await sharedCache.read(long(6))).toMatch(/ 6$/);
  expect(await sharedCache.read(long(1))).toMatch(/ 7$/);
});
