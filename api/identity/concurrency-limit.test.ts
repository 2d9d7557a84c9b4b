import { expect, test } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

/** Work that lasts until it is told to end. */
const openWork = () => {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (name: number) => async () => {
    begun.push(name);
    await new Promise<void>((resolve) => ends.push(resolve));
    return name;
  };
  return { begun, work, endOne: () => ends.shift()?.() };
};

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('so much is done at once, the rest in turn, and what is too much is not done', async () => {
  const inTurn = createConcurrencyLimit({ atOnce: 2, mostWaiting: 2 });
  const { begun, work, endOne } = openWork();
  const results = [1, 2, 3, 4, 5].map((name) => inTurn(work(name)));
  expect(begun).toEqual([1, 2]);
  expect(await results[4]).toBeUndefined();
  endOne();
  await settle();
  expect(begun).toEqual([1, 2, 3]);
  for (let left = 0; left < 3; left += 1) {
    endOne();
    await settle();
  }
  expect(await Promise.all(results.slice(0, 4))).toEqual([1, 2, 3, 4]);
});

test('work that fails makes room for the next', async () => {
  const inTurn = createConcurrencyLimit({ atOnce: 1, mostWaiting: 1 });
  const failing = inTurn(() => Promise.reject(new Error('no memory')));
  const next = inTurn(() => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('no memory');
  expect(await next).toBe('done');
});
