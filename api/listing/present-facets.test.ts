import { expect, test } from 'vitest';
import { withDistinctTitles } from './present-facets.ts';

const facet = (id: string, title: string, values: readonly string[]) => ({
  id,
  title,
  values: values.map((name) => ({ id: name, slug: name, title: name, count: 1, color: null })),
});

test('attributes of one name are told apart by their values', () => {
  const facets = [
    facet('1', 'Volume', ['50 ml', '100 ml', '200 ml']),
    facet('2', 'Colour', ['Red']),
    facet('3', 'Volume', ['1 l', '5 l']),
    facet('4', 'volume', ['12 ml']),
  ];
  expect(withDistinctTitles(facets).map(({ title }) => title)).toEqual([
    'Volume (50 ml – 200 ml)',
    'Colour',
    'Volume (1 l – 5 l)',
    'volume (12 ml)',
  ]);
});
