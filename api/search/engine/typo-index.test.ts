import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTypoIndex, editDistance } from '#api/search/engine/typo-index.ts';

const WORDS = [
  'headphones',
  'keyboard',
  'monitor',
  'bottle',
  'kettle',
  'lamp',
  'شاحن',
  'किताब',
  'usb',
];
const index = await createTypoIndex(WORDS.map((word, place) => ({ word, df: 100 - place })));

const misspell = (word: string, at: number, kind: number): string => {
  const letters = [...word];
  const place = at % letters.length;
  if (kind === 0) letters.splice(place, 1);
  if (kind === 1) letters.splice(place, 0, 'x');
  if (kind === 2) letters[place] = 'x';
  if (kind === 3) letters.splice(place, 2, ...letters.slice(place, place + 2).toReversed());
  return letters.join('');
};

test('every slip of one letter leads back to the word', () => {
  fc.assert(
    fc.property(fc.constantFrom(...WORDS), fc.nat(20), fc.nat(3), (word, at, kind) => {
      const typed = misspell(word, at, kind);
      fc.pre(typed !== word);
      expect(index.candidates(typed).map((candidate) => candidate.word)).toContain(word);
    }),
  );
});

test('nearer words come first, then the more frequent', () => {
  expect(index.candidates('bettle').map(({ word }) => word)).toEqual(['bottle', 'kettle']);
});

test('a number is never taken for another number', async () => {
  const models = await createTypoIndex([{ word: 'ps4', df: 9 }]);
  expect(models.candidates('ps5')).toEqual([]);
  expect(models.candidates('pd4').map(({ word }) => word)).toEqual(['ps4']);
});

test('the distance of two words is the same in both directions', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
  fc.assert(
    fc.property(word, word, (left, right) => {
      expect(editDistance(left, right, 9)).toBe(editDistance(right, left, 9));
    }),
  );
});
