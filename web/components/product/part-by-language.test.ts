import { expect, test } from 'vitest';
import { partByLanguage } from './part-by-language.ts';

const texts = ['tr', 'en', 'ar', 'en'].map((language, id) => ({ id, language }));
const idsOf = (some: readonly { id: number }[]): number[] => some.map(({ id }) => id);

test('what is written in the language of the page stands apart from what is not', () => {
  const { own, others } = partByLanguage(texts, 'en');
  expect(idsOf(own)).toEqual([1, 3]);
  expect(idsOf(others)).toEqual([0, 2]);
});

test('where nobody has written in the language of the page, everything is shown', () => {
  const { own, others } = partByLanguage(texts, 'hi');
  expect(idsOf(own)).toEqual([0, 1, 2, 3]);
  expect(others).toEqual([]);
});
