import { expect, test } from 'vitest';
import { mostPrecise } from './shipping-reach.ts';

const world = { country: null, state: null };
const states = { country: 'US', state: null };
const alaska = { country: 'US', state: 'AK' };

test('the price for the state goes before that for its country, and this before the world', () => {
  const all = [world, states, alaska];
  expect(mostPrecise(all, { country: 'US', state: 'AK' })).toEqual([alaska]);
  expect(mostPrecise(all, { country: 'US', state: '' })).toEqual([states]);
  expect(mostPrecise(all, { country: 'FR', state: '' })).toEqual([world]);
  expect(mostPrecise([alaska], { country: 'FR', state: '' })).toEqual([]);
});
