import { expect, test } from 'vitest';
import { draftProducts } from '#demo/products/draft-products.ts';
import { DEPARTMENTS } from '#demo/departments/all.ts';
import { PRODUCT_TYPES } from '#demo/product-types/all.ts';
import { TAGS } from '#demo/tags.ts';

const products = draftProducts();

const tagged = (tag: string) => {
  const found = products.filter(({ tags }) => tags.includes(tag));
  expect(found.length, tag).toBeGreaterThan(3);
  return found;
};

const specsOf = ({ specs }: (typeof products)[number], label: string): string =>
  specs.find((row) => row.label.en === label)?.value.en ?? '';

test('every tag is true of places that the shop has, and is on something', () => {
  const places = new Set([
    ...DEPARTMENTS.flatMap(({ id, sections }) => [id, ...sections.map((one) => one.id)]),
    ...PRODUCT_TYPES.map(({ id }) => id),
  ]);
  for (const { id, of } of TAGS) {
    expect(of.filter((place) => !places.has(place))).toEqual([]);
    tagged(id);
  }
});

test('a bestseller has sold more than what is none', () => {
  const sold = tagged('bestseller').map((one) => one.sold);
  const others = products.filter(({ tags }) => !tags.includes('bestseller'));
  expect(Math.min(...sold)).toBeGreaterThan(400);
  expect(Math.min(...sold) + 50).toBeGreaterThan(Math.max(...others.map((one) => one.sold)));
});

test('natural fibres are fibres that grow', () => {
  for (const product of tagged('natural-fibres'))
    expect(specsOf(product, 'Material'), product.title.en).toMatch(
      /cotton|linen|wool|silk|bamboo/i,
    );
});

test('what is wireless says how it connects', () => {
  for (const product of tagged('wireless'))
    expect(specsOf(product, 'Connection'), product.title.en).toMatch(/Bluetooth/);
});

test('nothing with flour is free from gluten, nothing scented is free from fragrance', () => {
  for (const { title } of tagged('gluten-free')) expect(title.en).not.toMatch(/cookie|biscuit/);
  for (const { title, variants } of tagged('fragrance-free')) {
    expect(title.en).not.toMatch(/parfum|scented/);
    expect(variants.flatMap(({ choices }) => choices.map(([axis]) => axis))).not.toContain('scent');
  }
});

test('nobody is given medicines', () => {
  const gifts = tagged('gift-idea').map(({ department }) => department.id);
  expect(gifts).not.toContain('pharmacy');
});
