import { expect, test } from 'vitest';
import type { AxisName } from '#demo/products/axes.ts';
import type { DraftProduct } from '#demo/products/draft-product.ts';
import { draftProducts } from '#demo/products/draft-products.ts';

const things = draftProducts();

const choicesOf = ({ variants }: DraftProduct, axis: AxisName): string[] => [
  ...new Set(
    variants.flatMap(({ choices }) =>
      choices.flatMap(([name, { id }]) => (name === axis ? [id] : [])),
    ),
  ),
];

const ADULTS = Array.from({ length: 10 }, (_, i) => `${36 + i}`);

test.each<[AxisName, RegExp, number, readonly string[]]>([
  ['size', /\b(dress|coat|T-shirt|jeans|gloves)\b/, 30, ['XS', 'S', 'M', 'L', 'XL', 'XXL']],
  ['shoe', /\b(shoes|loafers|trainers|boots|pumps)\b/, 20, ADULTS],
  ['child', /\bbaby socks\b/, 5, ['3', '6', '12', '24']],
])('everything that is worn comes in sizes: %s', (axis, names, count, known) => {
  const worn = things.filter(({ title }) => names.test(title.en));
  expect(worn.length).toBe(count);
  for (const product of worn) {
    const sizes = choicesOf(product, axis);
    expect(sizes.length, product.title.en).toBeGreaterThan(2);
    expect(known).toEqual(expect.arrayContaining(sizes));
  }
  const others = things.filter((product) => !worn.includes(product));
  expect(others.filter((product) => choicesOf(product, axis).length > 0)).toEqual([]);
});

test('shoes for women are smaller than shoes for men, and a baby wears neither', () => {
  const sizes = (name: RegExp) =>
    things
      .filter(({ title }) => name.test(title.en))
      .flatMap((one) => choicesOf(one, 'shoe').map(Number));
  expect(Math.max(...sizes(/pumps/))).toBeLessThan(43);
  expect(Math.min(...sizes(/Oxford|loafers/))).toBeGreaterThan(38);
  expect(sizes(/baby/)).toEqual([]);
});
