import { expect, test } from 'vitest';
import { batchQueries } from '#db/batch-queries.ts';

/** Readings that end when they are told to. */
const open = () => {
  const readings: { asked: readonly number[]; end: () => void; fail: () => void }[] = [];
  const ask = batchQueries(
    (asked: readonly number[]) =>
      new Promise<number[]>((resolve, reject) => {
        const end = (): void => resolve(asked.map((one) => one * 10));
        readings.push({ asked, end, fail: () => reject(new Error('gone')) });
      }),
  );
  const turn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  return { readings, ask, turn };
};

test('what is asked in one turn, or while readings run, is read together', async () => {
  const { readings, ask, turn } = open();
  const first = [ask(1), ask(2)];
  await turn();
  const second = ask(3);
  await turn();
  const others = [ask(4), ask(5), ask(6)];
  await turn();
  expect(readings.map(({ asked }) => asked)).toEqual([[1, 2], [3]]);
  readings[0]?.end();
  expect(await Promise.all(first)).toEqual([10, 20]);
  await turn();
  expect(readings.map(({ asked }) => asked)).toEqual([[1, 2], [3], [4, 5, 6]]);
  readings[1]?.end();
  readings[2]?.end();
  expect([await second, ...(await Promise.all(others))]).toEqual([30, 40, 50, 60]);
});

test('a reading that fails is told to those whom it was for, and the next one is tried', async () => {
  const { readings, ask, turn } = open();
  const asked = [ask(1), ask(2)];
  await turn();
  readings[0]?.fail();
  const told = await Promise.allSettled(asked);
  expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const next = ask(3);
  await turn();
  readings[1]?.end();
  expect(await next).toBe(30);
});
