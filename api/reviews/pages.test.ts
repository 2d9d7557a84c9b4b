import { beforeEach, expect, test } from 'vitest';
import { PER_PAGE } from '#contract/page-size.ts';
import { listReviews } from '#contract/reviews/review.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addProduct, addReview, inDays } from '#test/factories.ts';
import { given } from '#test/shopper.ts';

const db = await testDatabase();
const app = testApp(db, { limitsTimes: 0 });

let product: number;
let blue: number;
let red: number;
beforeEach(async () => {
  const variants = [{ quantity: 3 }, { quantity: 3 }];
  const { id, inventories } = await addProduct(db, 'Kettle', { variants });
  [product, blue = 0, red = 0] = [id, ...inventories];
});

const listed = async (query: Record<string, unknown> = {}) =>
  given(await app.call(listReviews, { params: { id: String(product) }, query })).all;

type Drawn = Awaited<ReturnType<typeof drawReviews>>[number];

/** 110 reviews, each a day older than the one before. */
const drawReviews = async () => {
  const drawn = Array.from({ length: 110 }, (_, n) => ({
    product_id: product,
    name: 'Ada',
    body: `${n}`,
    language: n % 7 === 0 ? 'en' : 'ar',
    rating: (n % 3) + 3,
    inventory_id: n % 2 === 0 ? blue : null,
    pictured: n % 5 > 0,
    visible: n % 11 > 0,
    helpful: n % 4,
    created_at: inDays(-n),
  }));
  await db.insertInto('review').values(drawn).execute();
  return drawn;
};

const FILTERS: [query: Record<string, unknown>, holds: (review: Drawn) => boolean][] = [
  [{}, () => true],
  [{ rating: 4 }, (review) => review.rating === 4],
  [{ with_images: '1' }, (review) => review.pictured],
  [{ rating: 3, with_images: '1' }, (review) => review.rating === 3 && review.pictured],
];
const ORDERS: [sort: string, first: (a: Drawn, b: Drawn) => number][] = [
  ['helpful', (a, b) => +(b.language === 'en') - +(a.language === 'en') || b.helpful - a.helpful],
  ['newest', () => 0],
  ['highest', (a, b) => b.rating - a.rating || b.helpful - a.helpful],
  ['lowest', (a, b) => a.rating - b.rating || b.helpful - a.helpful],
];

test('the pages of each order and filter are all that it lets through, once and in order', async () => {
  const drawn = await drawReviews();
  const filters = FILTERS.flatMap<(typeof FILTERS)[number]>(([query, holds]) => [
    [query, holds],
    [{ ...query, inventory_id: blue }, (review) => holds(review) && review.inventory_id === blue],
  ]);
  for (const [sort, first] of ORDERS)
    for (const [filter, holds] of filters) {
      const expected = drawn
        .filter((review) => review.visible && holds(review))
        .toSorted((a, b) => first(a, b) || Number(b.created_at) - Number(a.created_at))
        .map(({ body }) => body);
      const { total, last_page } = await listed({ ...filter, sort });
      expect(total).toBe(expected.length);
      for (let page = 1; page <= last_page + 1; page += 1) {
        const shown = (await listed({ ...filter, sort, page })).result.map(({ review }) => review);
        const wanted = expected.slice((page - 1) * PER_PAGE, page * PER_PAGE);
        expect(shown, JSON.stringify({ ...filter, sort, page })).toEqual(wanted);
      }
    }
});

test('what a variant is reviewed is counted anew when a review or the variant changes', async () => {
  const totals = async () => {
    const queries = [{}, { inventory_id: blue }, { inventory_id: red }];
    return Promise.all(queries.map(async (query) => (await listed(query)).total));
  };
  const first = await addReview(db, product, { inventory_id: blue });
  await addReview(db, product, { inventory_id: blue });
  expect(await totals()).toEqual([2, 2, 0]);
  const change = (fields: object) =>
    db.updateTable('review').set(fields).where('id', '=', first).execute();
  await change({ visible: false });
  expect(await totals()).toEqual([1, 1, 0]);
  await change({ visible: true, inventory_id: red });
  expect(await totals()).toEqual([2, 1, 1]);
  await db.deleteFrom('review').where('id', '=', first).execute();
  expect(await totals()).toEqual([1, 1, 0]);
  await db.deleteFrom('inventory').where('id', '=', blue).execute();
  expect(await totals()).toEqual([1, 0, 0]);
  expect((await listed({ inventory_id: 'x' })).total).toBe(0);
});

test('reviews that are written, changed, hidden and deleted at once are all counted', async () => {
  const drawn = await drawReviews();
  const reviews = await db
    .selectFrom('review')
    .select(['id', 'body'])
    .where('product_id', '=', product)
    .execute();
  await Promise.all([
    ...reviews.map(({ id, body }) => {
      const n = Number(body);
      if (n % 3 === 0) return db.deleteFrom('review').where('id', '=', id).execute();
      const fields = n % 3 === 1 ? { rating: 5, inventory_id: red } : { visible: false };
      return db.updateTable('review').set(fields).where('id', '=', id).execute();
    }),
    ...Array.from({ length: 30 }, () => addReview(db, product, { inventory_id: red })),
  ]);
  const left = drawn.filter(({ body, visible }) => visible && Number(body) % 3 === 1).length + 30;
  expect((await listed({ rating: 5 })).total).toBe(left);
  expect((await listed({ inventory_id: red })).total).toBe(left);
  expect((await listed()).total).toBe(left);
});
