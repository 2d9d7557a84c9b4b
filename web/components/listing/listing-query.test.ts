import { expect, test } from 'vitest';
import {
  countFilters,
  filtersOf,
  isChoice,
  isFiltered,
  minorOf,
  othersOf,
  sortOf,
  without,
  withoutReading,
  withReadPrice,
} from './listing-query.ts';

const query = (text: string) => new URLSearchParams(text);

test('filters are read from the address, and nonsense in it is ignored', () => {
  expect(
    filtersOf(
      query('brand=3&brand=x&attribute=5&rating=7&shipping=free&shipping=drone&in_stock=1'),
    ),
  ).toEqual({
    brand: ['3'],
    attribute: ['5'],
    collection: null,
    min: null,
    max: null,
    rating: null,
    shipping: ['free'],
    inStock: true,
  });
  expect(sortOf(query('sort=cheapest'))).toBeUndefined();
  expect(sortOf(query('sort=price_asc'))).toBe('price_asc');
});

test('prices are written in whole units and asked for in minor units', () => {
  expect(filtersOf(query('min=12,5&max=abc'))).toMatchObject({ min: '12.5', max: null });
  expect(minorOf('12.5', 2)).toBe(1250);
  expect(minorOf('1200', 0)).toBe(1200);
});

test('taking a filter away keeps the others and starts at the first page', () => {
  const asked = query('q=tea&brand=1&brand=2&rating=4&page=3');
  expect(without(asked, ['brand'], '1')).toBe('?q=tea&brand=2&rating=4');
  expect(without(asked, ['rating'])).toBe('?q=tea&brand=1&brand=2');
});

test('a form carries along what it does not ask itself, but for the page', () => {
  expect(othersOf(query('q=tea&sort=newest&page=2'), ['sort'])).toEqual([['q', 'tea']]);
});

test("a brand's own page is not filtered by its brand", () => {
  expect(isFiltered(query('brand=7'), ['brand'])).toBe(false);
  expect(isFiltered(query('brand=7&min=5'), ['brand'])).toBe(true);
});

test('a price that was read from the text stands in the boxes, unless one was written there', () => {
  const read = [{ kind: 'price', text: 'under 50', min: null, max: 5000, applied: true } as const];
  expect(withReadPrice(filtersOf(query('')), read, 2)).toMatchObject({ min: null, max: '50' });
  expect(withReadPrice(filtersOf(query('max=30')), read, 2)).toMatchObject({ max: '30' });
  const notApplied = read.map((part) => ({ ...part, applied: false }));
  expect(withReadPrice(filtersOf(query('')), notApplied, 2)).toMatchObject({ max: null });
});

test('the choices that narrow a listing are counted, a price as one', () => {
  expect(countFilters(query('q=tea&sort=newest&page=2'))).toBe(0);
  expect(countFilters(query('brand=1&brand=2&min=5&max=9&rating=4&category=3'))).toBe(5);
  expect(countFilters(query('brand=1&max=9'), ['brand'])).toBe(1);
});

test('a filter that leaves out nothing is none, unless it was chosen', () => {
  expect(isChoice([{ count: 10 }], 10, false)).toBe(false);
  expect(isChoice([{ count: 10 }, { count: 0 }], 10, false)).toBe(false);
  expect(isChoice([{ count: 10 }], 10, true)).toBe(true);
  expect(isChoice([{ count: 10 }, { count: 4 }], 10, false)).toBe(true);
});

test('taking away a colour searches for the rest, and any other reading for the words', () => {
  const part = { text: 'red', applied: false } as const;
  const colour = { ...part, kind: 'attribute', attribute: 'Colour', value: 'Red' } as const;
  const asked = query('q=red+dress&sort=newest&page=2');
  expect(withoutReading(asked, { ...colour, rest: 'dress' })).toBe('?q=dress&sort=newest');
  expect(withoutReading(query('q=red'), { ...colour, rest: '' })).toBe('?q=red&literal=red');
  const phrase = { ...part, kind: 'phrase', words: 'red' } as const;
  expect(withoutReading(query('q=red'), phrase)).toBe('?q=red&literal=red');
});
