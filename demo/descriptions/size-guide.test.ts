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

test('it is in centimetres and inches, written as each language does', () => {
  const dress = worn.find(({ type }) => type.id === 'dress');
  expect(dress?.description.en).toContain('<td>80–84 cm (31.5–33 in)</td>');
  expect(dress?.description.fr).toContain('<td>80–84 cm (31,5–33 po)</td>');
  expect(dress?.description.ar).toContain('<td>80–84 سم (31.5–33 بوصة)</td>');
});
