import { beforeEach, expect, test } from 'vitest';
import { listReviews } from '#contract/review.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addProduct, addReview, inDays } from '#test/factories.ts';
import { given } from '#test/shopper.ts';

const db = await testDatabase();
const app = testApp(db, { limitsTimes: 0 });

let product: number;
let inventories: number[];
beforeEach(async () => {
  ({ id: product, inventories } = await addProduct(db, 'Kettle', {
    variants: [{ quantity: 3 }, { quantity: 3 }],
  }));
});

const listed = async (query: Record<string, unknown> = {}) => {
  const input = { params: { id: String(product) }, query: query as { page?: number } };
  return given(await app.call(listReviews, input)).all;
};
const bodies = async (query: Record<string, unknown>) =>
  (await listed(query)).result.map(({ review }) => review);

// What the review number `n` is like: the newer, the smaller.
const isEnglish = (n: number): boolean => n % 7 === 0;
const ratingOf = (n: number): number => (n % 3) + 3;
const helpfulOf = (n: number): number => n % 4;

/** What each order puts first, as numbers that fall. */
const RANKS: Record<string, (n: number) => number[]> = {
  helpful: (n) => [Number(isEnglish(n)), helpfulOf(n), -n],
  newest: (n) => [-n],
  highest: (n) => [ratingOf(n), helpfulOf(n), -n],
  lowest: (n) => [-ratingOf(n), helpfulOf(n), -n],
};

const inOrder = (reviews: readonly number[], rank: (n: number) => number[]): number[] =>
  reviews.toSorted((a, b) => {
    const other = rank(b);
    return (
      rank(a)
        .map((one, at) => (other[at] ?? 0) - one)
        .find((by) => by !== 0) ?? 0
    );
  });

test('each page of a filter is the same part of one order, read from its start or its end', async () => {
  const [blue] = inventories;
  await db
    .insertInto('review')
    .values(
      Array.from({ length: 110 }, (_, n) => ({
        product_id: product,
        name: 'Ada',
        body: `${n}`,
        language: isEnglish(n) ? 'en' : 'ar',
        rating: ratingOf(n),
        inventory_id: n % 2 === 0 ? (blue ?? null) : null,
        pictured: n % 5 !== 0,
        helpful: helpfulOf(n),
        created_at: inDays(-n),
      })),
    )
    .execute();
  const filters = [{}, { rating: 4 }, { with_images: '1' }, { inventory_id: blue }];
  for (const [sort, rank] of Object.entries(RANKS))
    for (const filter of [...filters, { with_images: '1', inventory_id: blue }]) {
      const { total, last_page: last } = await listed({ ...filter, sort });
      const pages: string[][] = [];
      for (let page = 1; page <= last; page += 1)
        pages.push(await bodies({ ...filter, sort, page }));
      expect(pages.slice(0, -1).every(({ length }) => length === 24)).toBe(true);
      const shown = pages.flat().map(Number);
      expect(new Set(shown).size, JSON.stringify({ ...filter, sort })).toBe(total);
      expect(shown).toEqual(inOrder(shown, rank));
    }
  expect(await bodies({ page: 9 })).toEqual([]);
});

test('what a variant is reviewed is counted anew when a review or the variant changes', async () => {
  const [blue, red] = inventories;
  const ofVariant = async (inventory_id = blue) => (await listed({ inventory_id })).total;
  const [first = 0] = [
    await addReview(db, product, { inventory_id: blue }),
    await addReview(db, product, { inventory_id: blue }),
  ];
  expect(await ofVariant()).toBe(2);
  const change = (fields: object) =>
    db.updateTable('review').set(fields).where('id', '=', first).execute();
  await change({ visible: false });
  expect(await ofVariant()).toBe(1);
  await change({ visible: true, inventory_id: red });
  expect([await ofVariant(), await ofVariant(red)]).toEqual([1, 1]);
  await db.deleteFrom('review').where('id', '=', first).execute();
  expect(await ofVariant(red)).toBe(0);
  await db
    .deleteFrom('inventory')
    .where('id', '=', blue ?? 0)
    .execute();
  expect([await ofVariant(), (await listed()).total]).toEqual([0, 1]);
  expect((await listed({ inventory_id: 'x' })).total).toBe(0);
});
