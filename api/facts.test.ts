import { expect, test } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { createFacts } from './facts.ts';

const FRESH_MS = 1_500;
const db = await testDatabase();

/** Facts that say how often they were read, with clock and announcements in our hand. */
const openFacts = () => {
  let now = 0;
  let isHeard = true;
  let announce: (tags?: string[]) => void = () => {};
  let readings = 0;
  const asked: (readonly number[])[] = [];
  const facts = createFacts({
    db,
    now: () => new Date(now),
    changes: { isHeard: () => isHeard, onChange: (hear) => void (announce = hear) },
  });
  const count = async (_db: typeof db, of: string) => `${of} ${(readings += 1)}`;
  const listEven = async (_db: typeof db, ids: readonly number[]) => {
    asked.push(ids);
    return ids.filter((id) => id % 2 === 0).map((id) => ({ id }));
  };
  return {
    know: (of = 'a') => facts.know(count, of),
    knowEach: async (...ids: number[]) => {
      const known = await facts.knowEach(listEven, ids);
      return ids.filter((id) => known.get(id));
    },
    asked,
    announce: (...tags: string[]) => announce(tags),
    wait: (ms: number) => void (now += ms),
    deafen: () => void (isHeard = false),
  };
};

test('a fact is read once, until something of the shop changes or it is a moment old', async () => {
  const facts = openFacts();
  expect([await facts.know(), await facts.know(), await facts.know('b')]).toEqual([
    'a 1',
    'a 1',
    'b 2',
  ]);
  facts.announce('product:7');
  expect(await facts.know()).toBe('a 1');
  facts.announce('catalogue');
  expect([await facts.know(), await facts.know()]).toEqual(['a 3', 'a 3']);
  facts.wait(FRESH_MS);
  expect(await facts.know()).toBe('a 4');
  facts.deafen();
  expect([await facts.know(), await facts.know()]).toEqual(['a 5', 'a 6']);
});

test('of things only those are read that are not known yet, missing ones too', async () => {
  const facts = openFacts();
  expect(await facts.knowEach(1, 2)).toEqual([2]);
  expect(await facts.knowEach(1, 2, 4)).toEqual([2, 4]);
  facts.announce('catalogue');
  expect(await facts.knowEach(2)).toEqual([2]);
  expect(facts.asked).toEqual([[1, 2], [4], [2]]);
});

test('facts take so much memory and no more: the one asked for longest ago is read again', async () => {
  const facts = openFacts();
  const long = (n: number) => `${n}`.padEnd(1_000_000, 'x');
  for (let n = 1; n <= 6; n += 1) await facts.know(long(n));
  expect(await facts.know(long(6))).toMatch(/ 6$/);
  expect(await facts.know(long(1))).toMatch(/ 7$/);
});
