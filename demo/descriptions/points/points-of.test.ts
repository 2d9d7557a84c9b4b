import { expect, test } from 'vitest';
import { PRODUCT_TYPES } from '#demo/product-types/all.ts';
import { draftProducts } from '#demo/products/draft-products.ts';
import { DEMO_LANGUAGES } from '#demo/text.ts';
import { pointsOf } from './points-of.ts';

test('each kind of thing has a list that speaks of it alone', () => {
  const own = PRODUCT_TYPES.flatMap(({ id }) => {
    const points = pointsOf(id);
    return points ? [[id, points] as const] : [];
  });
  expect(own.length).toBeGreaterThan(95);
  for (const [id, points] of own) expect(points.length, id).toBeGreaterThan(1);
  for (const code of DEMO_LANGUAGES) {
    const uses = Map.groupBy(
      own.flatMap(([id, points]) => points.map((point) => [point[code], id] as const)),
      ([words]) => words,
    );
    const shared = [...uses].filter(([, kinds]) => kinds.length > 2).map(([words]) => words);
    expect(shared, code).toEqual([]);
  }
});

test('what comes in a jar, a tray or a bottle is not said to be in a pouch, and no repair is promised beyond the warranty', () => {
  const wrong = draftProducts().filter(({ description, specs }) => {
    const pack = specs.find(({ label }) => label.en === 'Pack')?.value.en ?? '';
    if (/repair service|repairs for/i.test(description.en)) return true;
    return /reseal/i.test(description.en) && !/reseal/i.test(pack);
  });
  expect(wrong.map(({ title }) => title.en)).toEqual([]);
});

test('every description has a list', () => {
  for (const { description, title } of draftProducts())
    expect(description.en, title.en).toMatch(/<ul><li>.+<\/li><li>.+<\/li>/);
});
