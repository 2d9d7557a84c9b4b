import type { Attribute, Inventory } from '#contract/catalogue/product.ts';
import { expect, test } from 'vitest';
import {
  choiceFromForm,
  findPicture,
  findVariant,
  givenChoice,
  isMade,
  knownChoice,
  stateOfPick,
  stateOfValue,
  withVariant,
} from './variant-choice.ts';

const value = (id: string) => ({ id, title: id, color: null });
const attributes: Attribute[] = [
  { id: 'colour', title: 'Colour', values: [value('red'), value('blue')] },
  { id: 'size', title: 'Size', values: [value('s'), value('m')] },
];
const variant = (colour: string, size: string, quantity: number): Inventory => ({
  id: `${colour}-${size}`,
  sku: `${colour}-${size}`,
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
    { attribute_id: 'size', value_id: size },
  ],
});
const inventory = [variant('red', 's', 4), variant('red', 'm', 0), variant('blue', 's', 2)];

test('a variant is found once every attribute is chosen', () => {
  expect(findVariant(inventory, attributes, { colour: 'red' })).toBeUndefined();
  expect(findVariant(inventory, attributes, { colour: 'red', size: 's' })?.id).toBe('red-s');
});

test('a product without attributes is its only variant', () => {
  expect(findVariant([variant('red', 's', 1)], [], {})?.id).toBe('red-s');
});

test('a combination that is sold out or does not exist says so before it is picked', () => {
  expect(stateOfValue(inventory, { colour: 'red' }, 'size', 's')).toBe('available');
  expect(stateOfValue(inventory, { colour: 'red' }, 'size', 'm')).toBe('sold_out');
  expect(stateOfValue(inventory, { colour: 'blue' }, 'size', 'm')).toBe('impossible');
});

test('of a choice that is not made only what was chosen last is missing', () => {
  const product = { inventory, attributes };
  const choice = { colour: 'blue', size: 'm' };
  expect(stateOfPick(product, choice, 'colour', 'blue')).toBe('available');
  expect(stateOfPick(product, choice, 'size', 'm')).toBe('impossible');
  expect(stateOfPick(product, choice, 'size', 's')).toBe('available');
});

test('a size that is not made in a colour keeps the colour and its picture', () => {
  const choice = { colour: 'blue', size: 'm' };
  expect(isMade(inventory, { colour: 'blue' })).toBe(true);
  expect(isMade(inventory, { colour: 'red', size: 'm' })).toBe(true);
  expect(isMade(inventory, choice)).toBe(false);
  expect(findVariant(inventory, attributes, choice)).toBeUndefined();
  const pictured = inventory.map((one) => ({ ...one, image: one.id }));
  const coloured = attributes.map((one) => ({
    ...one,
    values: one.values.map((named) => ({ ...named, color: one.id === 'colour' ? '#123' : null })),
  }));
  const product = { inventory: pictured, attributes: coloured.toReversed() };
  expect(findPicture(product, choice)).toBe('blue-s');
  expect(findPicture(product, { colour: 'red', size: 'm' })).toBe('red-m');
  expect(findPicture(product, {})).toBeNull();
});

test('a size alone chooses no picture of what comes in colours', () => {
  const pictured = inventory.map((one) => ({ ...one, image: one.id }));
  const coloured = attributes.map((one) => ({
    ...one,
    values: one.values.map((named) => ({ ...named, color: one.id === 'colour' ? '#123' : null })),
  }));
  expect(findPicture({ inventory: pictured, attributes: coloured }, { size: 'm' })).toBeNull();
  expect(findPicture({ inventory: pictured, attributes }, { size: 'm' })).not.toBeNull();
});

test('an attribute with one value is chosen already', () => {
  const single: Attribute = { id: 'material', title: 'Material', values: [value('oak')] };
  const product = { image: 'red-s', inventory, attributes: [...attributes, single] };
  expect(givenChoice(product)).toEqual({ material: 'oak' });
});

test('the colour in the first picture is chosen already, where it is one and can be bought', () => {
  const coloured = attributes.map((one) => ({
    ...one,
    values: one.values.map((named) => ({ ...named, color: one.id === 'colour' ? '#123' : null })),
  }));
  const pictured = (picture: (one: Inventory) => string) =>
    inventory.map((one) => ({ ...one, image: picture(one) }));
  const ofColour = pictured(({ id }) => id.split('-')[0] ?? '');
  const product = { image: 'red', inventory: ofColour, attributes: coloured };
  expect(givenChoice(product)).toEqual({ colour: 'red' });
  expect(givenChoice({ ...product, image: 'both' })).toEqual({});
  expect(givenChoice({ ...product, attributes })).toEqual({});
  const same = pictured(() => 'red');
  expect(givenChoice({ ...product, inventory: same })).toEqual({});
  const gone = ofColour.map((one) => (one.image === 'red' ? { ...one, quantity: 0 } : one));
  expect(givenChoice({ ...product, inventory: gone })).toEqual({});
});

test('what an address chooses and the product does not have is left out', () => {
  const asked = { colour: 'red', size: 'enormous', taste: 'sweet' };
  expect(knownChoice(attributes, asked)).toEqual({ colour: 'red' });
});

test('a form without script names the choice by its fields', () => {
  const form = new FormData();
  form.set('intent', 'add');
  form.set('attribute_colour', 'blue');
  expect(choiceFromForm(form)).toEqual({ colour: 'blue' });
});

test('choosing a variant keeps what the address says of reviews, and drops the choice before', () => {
  const query = new URLSearchParams('attribute_colour=red&reviews_page=2&variant=1');
  expect(withVariant(query, 'red-s').toString()).toBe('reviews_page=2&variant=red-s');
  expect(withVariant(query, undefined).toString()).toBe('reviews_page=2');
});
