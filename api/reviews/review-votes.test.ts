import { beforeEach, expect, test } from 'vitest';
import { changeWish } from '#contract/wishlist/wishlist.ts';
import { getReview, reportReview, voteReview } from '#contract/reviews/review-vote.ts';
import { listReviews } from '#contract/reviews/review.ts';
import { mergeShoppers } from '#api/identity/merge-shoppers.ts';
import { NOON, testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addAccount, addProduct, addReview, inDays } from '#test/factories.ts';
import { given, refused, Shopper } from '#test/shopper.ts';

const db = await testDatabase();
const app = testApp(db, { limitsTimes: 0 });

let product: number;
let inventories: number[];
beforeEach(async () => {
  ({ id: product, inventories } = await addProduct(db, 'Kettle', {
    variants: [{ quantity: 3 }, { quantity: 3 }],
  }));
});

type Query = Parameters<typeof listed>[0];
const listed = async (query: Record<string, unknown> = {}) => {
  const input = { params: { id: String(product) }, query: query as { page?: number } };
  const { all } = given(await app.call(listReviews, input));
  return all;
};
const bodies = async (query: Query = {}) => (await listed(query)).result.map((one) => one.review);

const vote = (shopper: Shopper, id: number, helpful: boolean | null) =>
  shopper.ask(voteReview, { params: { id: String(id) }, json: { helpful } });

test('a person has one vote, may change it and take it back', async () => {
  const id = await addReview(db, product);
  const one = new Shopper(app);
  const two = new Shopper(app);
  expect(given(await vote(one, id, true)).helpful).toBe(1);
  expect(given(await vote(one, id, true)).helpful).toBe(1);
  expect(given(await vote(two, id, true)).helpful).toBe(2);
  expect(given(await vote(one, id, false)).helpful).toBe(1);
  const seen = given(await one.ask(getReview, { params: { id: String(id) } }));
  expect(seen).toMatchObject({ voted: false, reported: false, review: { helpful: 1 } });
  expect(given(await vote(one, id, null))).toEqual({ helpful: 1, voted: null });
  expect((await vote(one, 999_999, true)).status).toBe(404);
});

test('twenty who vote at once are twenty', async () => {
  const id = await addReview(db, product);
  const people = Array.from({ length: 20 }, () => new Shopper(app));
  await Promise.all(people.map(async (one) => given(await vote(one, id, true))));
  expect((await listed()).result[0]?.helpful).toBe(20);
});

test('what helps surely comes first: one yes counts less than nine of ten', async () => {
  await addReview(db, product, { body: 'one of one', helpful: 1 });
  await addReview(db, product, { body: 'nine of ten', helpful: 9, unhelpful: 1 });
  await addReview(db, product, { body: 'none of five', unhelpful: 5 });
  await addReview(db, product, { body: 'older', created_at: inDays(-9) });
  await addReview(db, product, { body: 'newer', created_at: inDays(-2) });
  await addReview(db, product, { body: 'foreign', language: 'fr', helpful: 90 });
  expect(await bodies()).toEqual([
    'nine of ten',
    'one of one',
    'none of five',
    'newer',
    'older',
    'foreign',
  ]);
});

test('reviews are filtered by variant, by pictures and by stars, and pages join without a gap', async () => {
  const [blue, red] = inventories;
  await db
    .insertInto('review')
    .values(
      Array.from({ length: 60 }, (_, n) => ({
        product_id: product,
        name: 'Ada',
        body: `${n}`,
        language: n % 3 === 0 ? 'en' : 'ar',
        rating: (n % 5) + 1,
        inventory_id: (n % 2 === 0 ? blue : red) ?? null,
        created_at: inDays(-n),
      })),
    )
    .execute();
  for (const sort of ['helpful', 'newest', 'highest', 'lowest']) {
    const { last_page: last } = await listed({ sort });
    const all: string[] = [];
    for (let page = 1; page <= last; page += 1) all.push(...(await bodies({ sort, page })));
    expect(new Set(all).size, sort).toBe(60);
    expect(all).toHaveLength(60);
  }
  const ofBlue = await listed({ inventory_id: blue, rating: 1 });
  expect(ofBlue.total).toBe(6);
  expect(ofBlue.result.every(({ inventory_id: id }) => id === String(blue))).toBe(true);
  expect((await listed({ with_images: '1' })).total).toBe(0);
  const { review_id } = await db
    .insertInto('review_image')
    .values({
      review_id: Number((await listed()).result[0]?.id),
      position: 0,
      image: 'default.webp',
    })
    .returning('review_id')
    .executeTakeFirstOrThrow();
  expect((await listed({ with_images: '1' })).result.map(({ id }) => Number(id))).toEqual([
    review_id,
  ]);
});

test('a report is noted once per person, with its reason', async () => {
  const id = await addReview(db, product);
  const shopper = new Shopper(app);
  const report = (json: object) =>
    shopper.ask(reportReview, { params: { id: String(id) }, json: json as never });
  expect(refused(await report({})).fields).toEqual({
    reason: 'Please choose what is wrong with it.',
  });
  given(await report({ reason: 'untrue' }));
  given(await report({ reason: 'offensive', details: 'Line two' }));
  const rows = db.selectFrom('review_report').select(['reason', 'details']);
  expect(await rows.where('review_id', '=', id).execute()).toEqual([
    { reason: 'offensive', details: 'Line two' },
  ]);
  const seen = await shopper.ask(getReview, { params: { id: String(id) } });
  expect(given(seen).reported).toBe(true);
});

test('what a guest has voted is theirs after signing in, and counts once', async () => {
  const both = await addReview(db, product);
  const guests = await addReview(db, product);
  const account = await addAccount(db);
  const signedIn = new Shopper(app);
  signedIn.token = account.token;
  const guest = new Shopper(app);
  given(await guest.ask(changeWish, { json: { product_id: String(product) } }));
  given(await vote(signedIn, both, true));
  given(await vote(guest, both, true));
  given(await vote(guest, guests, true));
  const session = await db
    .selectFrom('session')
    .innerJoin('review_vote as v', 'v.shopper_id', 'session.shopper_id')
    .select(['session.id', 'session.shopper_id'])
    .where('v.review_id', '=', guests)
    .executeTakeFirstOrThrow();
  const from = { shopperId: session.shopper_id, sessionId: session.id };
  await db
    .transaction()
    .execute((trx) =>
      mergeShoppers(trx, { accountId: account.id, from, language: 'en', now: NOON }),
    );
  const counts = Object.fromEntries(
    (await listed()).result.map(({ id, helpful }) => [Number(id), helpful]),
  );
  expect(counts).toEqual({ [both]: 1, [guests]: 1 });
  const seen = await signedIn.ask(getReview, { params: { id: String(guests) } });
  expect(given(seen).voted).toBe(true);
});
