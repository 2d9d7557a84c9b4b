import { expect, test } from 'vitest';
import { draftProducts } from './draft-products.ts';
import { readQuantity } from './unit-price.ts';

const food = draftProducts().filter(
  ({ department, type }) => department.id === 'grocery' || type.id === 'fruit-puree',
);

test('a quantity is read in grams or millilitres', () => {
  expect(readQuantity('250 g')).toEqual({ thousandths: 250, isLiquid: false });
  expect(readQuantity('1 kg')).toEqual({ thousandths: 1000, isLiquid: false });
  expect(readQuantity('1 l')).toEqual({ thousandths: 1000, isLiquid: true });
  expect(readQuantity('Pack of 2')).toBeUndefined();
});

test('food says what is in it, what it is dangerous for, how much it is and what a kilogram costs', () => {
  expect(food.length).toBe(55);
  for (const { title, specs, variants } of food) {
    const labels = specs.map(({ label }) => label.en);
    expect(labels, title.en).toEqual(expect.arrayContaining(['Ingredients', 'Allergens']));
    expect(labels.join(), title.en).toMatch(/Regular price per (kg|litre)/);
    const isChosen = variants.some(({ choices }) =>
      choices.some(([axis]) => axis === 'weight' || axis === 'bottle'),
    );
    expect(labels.includes('Net quantity'), title.en).toBe(!isChosen);
  }
});

test('a kilogram costs the price of the pack by its weight', () => {
  const apples = food.find(({ type }) => type.id === 'apples');
  const perKilo = apples?.specs.find(({ label }) => label.en === 'Regular price per kg')?.value;
  const net = Number.parseInt(
    apples?.specs.find(({ label }) => label.en === 'Net quantity')?.value.en ?? '',
    10,
  );
  const cents = Math.round(((apples?.selling ?? 0) * 1000) / net);
  expect(perKilo?.en).toBe(`$${(cents / 100).toFixed(2)}`);
  expect(perKilo?.fr).toBe(`${(cents / 100).toFixed(2).replace('.', ',')}\u00a0$`);
});
