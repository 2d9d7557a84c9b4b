import { expect, test } from 'vitest';
import { countProduct, createCounts } from '#db/search/counts.ts';

const TITLES = 8_000;

test('words that only one of many titles says are forgotten, and what two say is kept', () => {
  const counts = createCounts();
  const sell = (text: string): void =>
    countProduct(
      [
        {
          language: 'en',
          head: [{ text, language: 'en', weight: 'A' }],
          foreign: [],
          more: [],
          coveredLanguages: ['en'],
        },
      ],
      counts,
    );
  sell('copper kettle');
  sell('copper kettle');
  for (let n = 0; n < TITLES; n += 1)
    sell(['lone', 'odd', 'rare', 'sole'].map((word) => `${word}x${n}`).join(' rests '));

  const [count] = counts.byCoveredLanguages.values();
  expect(count?.phrases.get('copper kettle')).toEqual({ term: 'copper kettle', weight: 2 });
  expect(count?.phrases.has('lonex0')).toBe(false);
  expect(count?.phrases.has(`lonex${TITLES - 1}`)).toBe(true);
  expect(count?.phrases.size).toBeLessThan(100_000);
});
