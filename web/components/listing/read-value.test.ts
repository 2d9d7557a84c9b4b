import { expect, test } from 'vitest';
import { readValue } from './read-value.ts';

const value = (title: string) => ({ id: title, slug: title, title, count: 1, color: `#${title}` });
const colour = { title: 'Colour', values: [value('Navy'), value('Red')] };
const asked = (color: string, applied = true) => [
  { kind: 'attribute' as const, text: color, attribute: 'Colour', value: color, applied },
];

test('a colour that the search asks for is marked among the colours, and not offered beside it', () => {
  const { read, others } = readValue(colour, asked('Red'));
  expect(read).toEqual({ title: 'Red', color: '#Red', text: 'Red' });
  expect(others.map(({ title }) => title)).toEqual(['Navy']);
});

test('a colour for which only those close to it were found is marked too', () => {
  const { read, others } = readValue(colour, asked('Scarlet'));
  expect(read).toEqual({ title: 'Scarlet', color: null, text: 'Scarlet' });
  expect(others).toHaveLength(2);
});

test('what no product is, and what another attribute is asked for, is not marked', () => {
  expect(readValue(colour, asked('Red', false)).read).toBeUndefined();
  expect(readValue({ ...colour, title: 'Size' }, asked('Red'))).toEqual({
    read: undefined,
    others: colour.values,
  });
});
