import { expect, test } from 'vitest';
import { draftProducts } from '#demo/products/draft-products.ts';

const worn = draftProducts().filter(
  ({ type }) => ['women', 'men', 'shoes'].includes(type.section) || type.id === 'hiking-boots',
);

test('a size guide lists every size that its kind is sold in, and no other', () => {
  expect(worn.length).toBe(40);
  for (const [id, some] of Map.groupBy(worn, ({ type }) => type.id)) {
    const sizes = some.flatMap(({ variants }) =>
      variants.flatMap(({ choices }) =>
        choices.flatMap(([axis, choice]) =>
          axis === 'size' || axis === 'shoe' ? [choice.id] : [],
        ),
      ),
    );
    for (const { description } of some) {
      const listed = [...description.en.matchAll(/<tr><td>(\w+)<\/td>/g)].map(([, size]) => size);
      expect(new Set(listed), id).toEqual(new Set(sizes));
    }
  }
});

test('it is in centimetres and in inches, one measure a cell, written as each language does', () => {
  const dress = worn.find(({ type }) => type.id === 'dress')?.description;
  for (const code of ['en', 'fr', 'ar'] as const) {
    const [, centimetres = '', inches = ''] = dress?.[code].split('<table>') ?? [];
    expect(centimetres, code).toContain('<td>XS</td><td>80–84</td><td>62–66</td><td>88–92</td>');
    expect(inches, code).toContain('<td>XS</td><td>31');
  }
  expect(dress?.en).toContain('<td>31.5–33</td>');
  expect(dress?.fr).toContain('<td>31,5–33</td>');
});

test('what is worn on the legs is measured there', () => {
  const jeans = worn.find(({ type }) => type.id === 'jeans')?.description.en;
  expect(jeans).toContain('<th>Size</th><th>Waist</th><th>Hips</th><th>Inside leg</th>');
  expect(jeans).not.toContain('Chest');
});
