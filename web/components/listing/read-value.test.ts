import { expect, test } from 'vitest';
import type { Understood } from '#contract/catalogue/listing.ts';
import { readValue } from './read-value.ts';

const value = (title: string) => ({ id: title, slug: title, title, count: 1, color: `#${title}` });
const colour = { title: 'Colour', values: [value('Navy'), value('Red')] };
const asked = (color: string, applied = true): [Understood] => [
  { kind: 'attribute', text: color, attribute: 'Colour', value: color, rest: '', applied },
];

test('a colour that the search asks for is marked among the colours, and not offered beside it', () => {
  const [part] = asked('Red');
  const { read, others } = readValue(colour, [part]);
  expect(read).toEqual({ title: 'Red', color: '#Red', part });
  expect(others.map(({ title }) => title)).toEqual(['Navy']);
});

test('a colour for which only those close to it were found is marked too', () => {
  const [part] = asked('Scarlet');
  const { read, others } = readValue(colour, [part]);
  expect(read).toEqual({ title: 'Scarlet', color: null, part });
  expect(others).toHaveLength(2);
});

test('what no product is, and what another attribute is asked for, is not marked', () => {
  expect(readValue(colour, asked('Red', false)).read).toBeUndefined();
  expect(readValue({ ...colour, title: 'Size' }, asked('Red'))).toEqual({
    read: undefined,
    others: colour.values,
  });
});
