import { expect, test } from 'vitest';
import { findUnitPrice, OF_EACH_PIECE } from '#api/products/unit-price.ts';
import { AXES } from './axes.ts';
import { draftProducts } from './draft-products.ts';

const food = draftProducts().filter(
  ({ department, type }) => department.id === 'grocery' || type.id === 'fruit-puree',
);

test('food says what is in it and what it is dangerous for', () => {
  expect(food.length).toBe(55);
  for (const { title, specs } of food) {
    const labels = specs.map(({ label }) => label.en);
    expect(labels, title.en).toEqual(expect.arrayContaining(['Ingredients', 'Allergens']));
  }
});

test('food says how much of it is sold, so that the shop can tell what a kilogram or a litre costs', () => {
  for (const { title, specs, selling, variants } of food) {
    const stated = specs.map(({ label, value }) => ({ label: label.en, value: value.en }));
    const piece = stated.find(({ label }) => label.toLowerCase() === OF_EACH_PIECE) ?? null;
    for (const { sku, choices, price } of variants) {
      const chosen = choices.map(([axis, choice]) => ({
        label: AXES[axis].title.en,
        value: choice.title.en,
      }));
      const content = choices.length > 0 ? chosen : stated;
      expect(findUnitPrice(price ?? selling, content, piece), `${title.en} ${sku}`).not.toBeNull();
    }
    // The shop tells it beside the price.
    expect(stated.map(({ label }) => label).join(), title.en).not.toMatch(/price/i);
  }
});
