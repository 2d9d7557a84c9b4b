import type { Attribute, Inventory } from '#contract/catalogue/product.ts';
import { expect, test } from 'vitest';
import { nearestVariant } from './nearest-variant.ts';

const value = (id: string) => ({ id, title: id, color: null });
const attributes: Attribute[] = [
  { id: 'colour', title: 'Colour', values: ['gold', 'black'].map(value) },
  { id: 'storage', title: 'Storage', values: ['128', '256', '512'].map(value) },
];
const variant = (colour: string, storage: string, quantity = 3): Inventory => ({
  id: `${colour}-${storage}`,
  sku: `${colour}-${storage}`,
  gtin: null,
  price: 1000,
  previous: null,
  reduction: null,
  lowest: null,
  unit_price: null,
  quantity,
  image: null,
  inventory_attributes: [
    { attribute_id: 'colour', value_id: colour },
    { attribute_id: 'storage', value_id: storage },
  ],
});
const wanted = { colour: 'gold', storage: '512' };

test('instead of what is not made the same colour is offered in the nearest size', () => {
  const inventory = [variant('gold', '128'), variant('gold', '256'), variant('black', '512')];
  expect(nearestVariant({ inventory, attributes }, wanted)?.id).toBe('gold-256');
});

test('what is sold out is not offered instead', () => {
  const inventory = [variant('gold', '128'), variant('gold', '256', 0), variant('black', '512')];
  expect(nearestVariant({ inventory, attributes }, wanted)?.id).toBe('gold-128');
  const onlyBlack = [variant('gold', '256', 0), variant('black', '128'), variant('black', '512')];
  expect(nearestVariant({ inventory: onlyBlack, attributes }, wanted)?.id).toBe('black-512');
  expect(nearestVariant({ inventory: [], attributes }, wanted)).toBeUndefined();
});
