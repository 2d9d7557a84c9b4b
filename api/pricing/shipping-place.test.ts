import { expect, test } from 'vitest';
import { findPlace, placesFor, type Place } from './shipping-place.ts';

const place = (id: number, more: Partial<Place>): Place => ({
  id,
  ruleId: 1,
  kind: 'location',
  country: null,
  state: null,
  price: 500,
  daysMin: 2,
  daysMax: 4,
  ...more,
});

const places = [
  place(1, { price: 2000 }),
  place(2, { country: 'US', price: 700 }),
  place(3, { country: 'US', price: 1500, daysMax: 1 }),
  place(4, { country: 'US', state: 'AK', price: 3000 }),
  place(5, { kind: 'pickup', country: 'US', price: 0 }),
];
const idsFor = (country: string, state: string) =>
  placesFor(places, { country, state }).map(({ id }) => id);

test('the price for the state stands above the one for its country, and that above the world', () => {
  expect(idsFor('US', 'AK')).toEqual([4, 5]);
  expect(idsFor('US', 'NY')).toEqual([2, 3, 5]);
  expect(idsFor('FR', '')).toEqual([1]);
});

test('a delivery is proposed before a pick-up, the cheapest first; the shopper may choose', () => {
  const offered = placesFor(places, { country: 'US', state: 'NY' });
  expect(findPlace(offered, null)?.id).toBe(2);
  expect(findPlace(offered, 5)?.id).toBe(5);
});

test('a choice that does not serve the address gives way to one that does', () => {
  expect(findPlace(placesFor(places, { country: 'FR', state: '' }), 5)?.id).toBe(1);
});

test('where nothing serves the address there is no place', () => {
  const abroad = placesFor([place(1, { country: 'TR' })], { country: 'FR', state: '' });
  expect(findPlace(abroad, 1)).toBeUndefined();
});
