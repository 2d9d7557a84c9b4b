import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { ORDER_STATUS } from '#contract/orders/order-codes.ts';
import type { SentFile } from '#contract/files.ts';
import { getOrders, type Order } from '#contract/orders/order.ts';
import { findReview, findReviewable, saveReview } from '#contract/reviews/own-review.ts';
import { getProduct } from '#contract/catalogue/product.ts';
import { listReviews } from '#contract/reviews/review.ts';
import { removePictures } from '#jobs/maintenance/remove-pictures.ts';
import { advanceOrder } from '#api/orders/advance-order.ts';
import { cancelOrder } from '#api/orders/cancel-order.ts';
import { NOON, testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addAccount, addProduct, inDays } from '#test/factories.ts';
import { asFile, drawNoise, drawPicture, MemoryPictures } from '#test/pictures.ts';
import { given, PARIS, refused, Shopper } from '#test/shopper.ts';

const db = await testDatabase();
const pictures = new MemoryPictures();
const app = testApp(db, { pictures, limitsTimes: 0 });
const never = new AbortController().signal;

let shopper: Shopper;
let product: number;
let order: Order;
let line: string;

const deliver = (orderId: string) =>
  db
    .transaction()
    .execute((trx) => advanceOrder(trx, { orderId, to: ORDER_STATUS.delivered, now: NOON }));

/** A kettle that has been ordered, and not delivered yet. */
beforeEach(async () => {
  pictures.files.clear();
  const added = await addProduct(db, 'Kettle', { quantity: 50 });
  product = added.id;
  shopper = new Shopper(app);
  await shopper.fill([added.inventories[0] ?? 0, 1]);
  order = await shopper.ordered();
  line = order.lines[0]?.id ?? '';
});

type Fields = { rating?: number; review?: string; removed_images?: string[]; token?: string };

const save = (fields: Fields = {}, files: SentFile[] = [], by = shopper) =>
  by.ask(saveReview, { json: { line_id: line, rating: 4, ...fields }, files });

/** So many pictures, each of its own size. */
const drawSome = (count: number, from = 0): Promise<SentFile[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, at) => asFile(await drawPicture(80 + from + at))),
  );

const shown = async () => {
  const { all, summary } = given(
    await app.call(listReviews, { params: { id: String(product) }, query: {} }),
  );
  return { reviews: all.result, summary };
};

const ratingOnPage = async () => {
  const answer = given(await app.call(getProduct, { params: { id: String(product) } }));
  const { rating, review_count, rating_summary } = answer.product;
  return { rating, review_count, stars: rating_summary.stars.map(({ count }) => count) };
};

describe('who may review', () => {
  test('only what has been delivered is reviewed, once per line', async () => {
    expect(refused(await save()).form).toEqual(['You can review this once it has been delivered.']);
    await deliver(order.id);
    given(await save({ review: 'Boils quickly.' }));
    given(await save({ rating: 5, review: 'Boils very quickly.' }));
    const { reviews, summary } = await shown();
    expect(reviews).toMatchObject([
      { rating: 5, review: 'Boils very quickly.', name: 'Marie C.', language: 'en', images: [] },
    ]);
    expect(summary).toMatchObject({ average: 5, count: 1 });
  });

  test('what was cancelled on the way is not reviewed', async () => {
    await db.transaction().execute(async (trx) => {
      const input = { orderId: order.id, lineIds: [line], by: 'shop' as const, now: NOON };
      await cancelOrder(trx, input);
    });
    await deliver(order.id);
    expect((await save()).status).toBe(201);
  });

  test('a review needs stars, and words are optional', async () => {
    await deliver(order.id);
    const answer = await shopper.ask(saveReview, { json: { line_id: line } });
    expect(refused(answer).fields).toEqual({ rating: 'Please choose how many stars you give.' });
    expect(given(await save()).review).toMatchObject({ rating: 4, review: '' });
    expect((await save({ rating: 6 })).status).toBe(400);
    expect((await save({ review: 'x'.repeat(5_001) })).status).toBe(201);
  });

  test('another person neither sees nor changes it, and whoever has the link of the order does', async () => {
    await deliver(order.id);
    given(await save({ review: 'Mine.' }));
    const other = new Shopper(app);
    await other.fill([(await addProduct(db, 'Jug', { quantity: 5 })).inventories[0] ?? 0, 1]);
    await other.ordered();
    for (const who of [other, new Shopper(app)]) {
      expect((await who.ask(findReview, { params: { id: line } })).status).toBe(404);
      expect((await save({ review: 'Theirs.' }, [], who)).status).toBe(404);
    }
    const token = order.link_token;
    const friend = new Shopper(app);
    const found = await friend.ask(findReview, { params: { id: line }, query: { token } });
    expect(given(found).review).toMatchObject({ review: 'Mine.' });
    given(await save({ token, review: 'By the link.' }, [], friend));
    expect((await shown()).reviews).toMatchObject([{ review: 'By the link.' }]);
  });

  test('a buyer is led to what they may review of a product', async () => {
    const find = async () =>
      given(await shopper.ask(findReviewable, { params: { id: String(product) } })).line_id;
    expect(await find()).toBeNull();
    await deliver(order.id);
    expect(await find()).toBe(line);
  });
});

describe('whose name a review has', () => {
  /** Maya, signed in, has sent a kettle to Ellen. */
  const sendPresent = async () => {
    const account = await addAccount(db, { name: 'Maya Brooks' });
    const maya = new Shopper(app);
    maya.token = account.token;
    await maya.fill([(await addProduct(db, 'Teapot', { quantity: 5 })).inventories[0] ?? 0, 1]);
    const sent = await maya.ordered({ address: { ...PARIS, name: 'Ellen Brooks' } });
    await deliver(sent.id);
    return { maya, account, id: sent.lines[0]?.id ?? '' };
  };
  const nameTold = async (who: Shopper, id: string) =>
    given(await who.ask(findReview, { params: { id } })).name;

  test('a present is reviewed under the name of whoever bought it', async () => {
    const { maya, account, id } = await sendPresent();
    expect(await nameTold(maya, id)).toBe('Maya B.');
    given(await maya.ask(saveReview, { json: { line_id: id, rating: 5 } }));
    const names = db.selectFrom('review').select('name').where('order_line_id', '=', id);
    expect(await names.execute()).toEqual([{ name: 'Maya B.' }]);

    await db
      .updateTable('account')
      .set({ name: 'Maya Stone' })
      .where('id', '=', account.id)
      .execute();
    given(await maya.ask(saveReview, { json: { line_id: id, rating: 4 } }));
    expect(await names.execute()).toEqual([{ name: 'Maya B.' }]);
    expect(await nameTold(maya, id)).toBe('Maya B.');
  });

  test('a guest’s has the name on the parcel', async () => {
    await deliver(order.id);
    expect(await nameTold(shopper, line)).toBe('Marie C.');
  });
});

test('the rating is everywhere as soon as the review is written, changed or deleted', async () => {
  await deliver(order.id);
  expect(await ratingOnPage()).toEqual({ rating: 0, review_count: 0, stars: [0, 0, 0, 0, 0] });
  expect(given(await save({ rating: 2 })).summary).toMatchObject({ average: 2, count: 1 });
  expect(await ratingOnPage()).toEqual({ rating: 2, review_count: 1, stars: [0, 0, 0, 1, 0] });
  await save({ rating: 5 });
  expect(await ratingOnPage()).toEqual({ rating: 5, review_count: 1, stars: [1, 0, 0, 0, 0] });
  const own = given(await shopper.ask(getOrders, { json: { order_id: order.id } })).order;
  expect(own?.lines[0]).toMatchObject({ reviewable: true, rating: 5 });
  const json = { line_id: line, action: 'delete' as const };
  expect(given(await shopper.ask(saveReview, { json })).review).toBeNull();
  expect(await ratingOnPage()).toEqual({ rating: 0, review_count: 0, stars: [0, 0, 0, 0, 0] });
  given(await shopper.ask(saveReview, { json }));
});

test('of twenty reviews at once of one product every star is counted', async () => {
  const { id, inventories } = await addProduct(db, 'Cup', { quantity: 50 });
  const lines = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const one = new Shopper(app);
      await one.fill([inventories[0] ?? 0, 1]);
      const { id: orderId, lines: bought } = await one.ordered();
      await deliver(orderId);
      return { one, lineId: bought[0]?.id ?? '' };
    }),
  );
  const picture = asFile(await drawPicture());
  await Promise.all(
    lines.map(async ({ one, lineId }, at) => {
      const json = { line_id: lineId, rating: (at % 5) + 1 };
      given(await one.ask(saveReview, { json, files: [picture] }));
    }),
  );
  const { product: seen } = given(await app.call(getProduct, { params: { id: String(id) } }));
  expect(seen).toMatchObject({ rating: 3, review_count: 20 });
  expect(seen.rating_summary.stars.map(({ count }) => count)).toEqual([4, 4, 4, 4, 4]);
  expect(pictures.files.size).toBe(20);
});

test('the language of a review is that of its script, whatever page it was written on', async () => {
  await deliver(order.id);
  const languageOf = async (review: string, language: 'en' | 'ar' | 'tr') => {
    const json = { line_id: line, rating: 4, review };
    given(await shopper.ask(saveReview, { json, language }));
    return (await shown()).reviews[0]?.language;
  };
  expect(await languageOf('غلاية ممتازة', 'en')).toBe('ar');
  expect(await languageOf('बहुत बढ़िया केतली', 'tr')).toBe('hi');
  expect(await languageOf('Çok güzel', 'tr')).toBe('tr');
  expect(await languageOf('Lovely', 'ar')).toBe('en');
});

describe('pictures', () => {
  beforeEach(() => deliver(order.id));

  test('good pictures stay when others fail, and of each of those it is said why', async () => {
    const large = await drawNoise(1_100, 1_100);
    expect(large.length).toBeGreaterThan(1_000_000);
    const whole = await drawNoise(200, 200);
    const files = [
      await drawPicture(),
      Buffer.from('<html><script>alert(1)</script>'),
      large,
      whole.subarray(0, whole.length / 2),
      Buffer.alloc(0),
      await drawPicture(50, 50, 'png'),
    ];
    const answer = await save(
      {},
      files.map((bytes) => asFile(bytes)),
    );
    expect(answer.message).toBe('There is an error while uploading some of the images.');
    const { review, refused_images } = given(answer);
    expect(review?.images).toHaveLength(2);
    expect(refused_images).toEqual([
      { at: 1, message: 'This file cannot be used. Please choose a JPEG or PNG file.' },
      { at: 2, message: 'This file is too large. It may have at most 1,000 kB.' },
      { at: 3, message: 'This file cannot be read as a picture. Please choose another one.' },
      { at: 4, message: 'This file cannot be used. Please choose a JPEG or PNG file.' },
    ]);
    expect([...pictures.files.keys()]).toEqual(review?.images);
    expect((await shown()).reviews[0]?.images).toEqual(review?.images);
  });

  test('what is behind or inside a picture is gone: places, scripts, other files', async () => {
    const taken = await sharp(await drawPicture(300, 200))
      .withExif({ IFD3: { GPSLatitude: '41/1 0/1 0/1' } })
      .jpeg()
      .toBuffer();
    const polyglots = [
      Buffer.concat([taken, Buffer.from('<?php system($_GET[0]); ?>')]),
      Buffer.concat([await drawPicture(40, 40, 'png'), Buffer.from('PK\u0003\u0004evil')]),
    ];
    const { review } = given(
      await save(
        {},
        polyglots.map((bytes) => asFile(bytes)),
      ),
    );
    expect(review?.images).toHaveLength(2);
    for (const [key, bytes] of pictures.files) {
      expect(key).toMatch(/^review\/[\da-f-]{36}\.jpg$/);
      const { exif, format } = await sharp(bytes).metadata();
      expect({ exif, format }).toEqual({ exif: undefined, format: 'jpeg' });
      expect(bytes.includes('system') || bytes.includes('evil')).toBe(false);
    }
  });

  test('a bomb of 100 million pixels is refused unread', async () => {
    const bomb = await sharp({
      create: { width: 10_000, height: 10_000, channels: 3, background: '#000' },
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    const { review, refused_images } = given(await save({}, [asFile(bomb)]));
    expect(review?.images).toEqual([]);
    expect(refused_images).toHaveLength(1);
  });

  test('a review has five pictures at most; some are taken away, others come', async () => {
    const first = given(await save({}, await drawSome(4)));
    const images = first.review?.images ?? [];
    expect(images).toHaveLength(4);
    const more = given(await save({ removed_images: images.slice(0, 2) }, await drawSome(4, 4)));
    expect(more.review?.images).toHaveLength(5);
    expect(more.review?.images.slice(0, 2)).toEqual(images.slice(2));
    expect(more.refused_images).toMatchObject([{ at: 3 }]);
    // Only one's own are taken away.
    const kept = given(await save({ removed_images: ['default.webp', '../x'] }));
    expect(kept.review?.images).toEqual(more.review?.images);
  });

  test('a review that is sent again, as its answer was lost, has each picture once', async () => {
    const files = await drawSome(3);
    const { review } = given(await save({ review: 'Boils well' }, files));
    const again = given(await save({ review: 'Boils well' }, files));
    expect(again).toMatchObject({ refused_images: [], review: { images: review?.images } });
    const [first = '', ...others] = review?.images ?? [];
    // What was taken away may come back.
    given(await save({ removed_images: [first] }));
    const back = given(await save({}, files.slice(0, 1)));
    expect(back.review?.images).toEqual([...others, expect.any(String)]);
  });

  test('no file outlives what named it, and none stays of a call that was killed', async () => {
    const { review } = given(await save({}, await drawSome(2)));
    const known = [...pictures.files.keys()];
    // As if a process had ended between the file and the review.
    const orphan = 'review/00000000-0000-4000-8000-000000000000.jpg';
    await pictures.put(orphan, Buffer.from('x'));
    const remove_at = inDays(0.01);
    await db
      .insertInto('uploaded_picture')
      .values({ key: orphan, uploaded_at: NOON, remove_at })
      .execute();
    const clean = (days: number) => removePictures(db, pictures.remove, inDays(days), never);
    await clean(0);
    expect(pictures.files.size).toBe(3);
    await clean(0.02);
    expect([...pictures.files.keys()]).toEqual(review?.images);
    await save({ removed_images: review?.images.slice(1) ?? [] });
    await clean(0);
    expect([...pictures.files.keys()]).toEqual(review?.images.slice(0, 1));
    await shopper.ask(saveReview, { json: { line_id: line, action: 'delete' } });
    await clean(0);
    expect(pictures.files.size).toBe(0);
    const notes = db.selectFrom('uploaded_picture').select('key').where('key', 'in', known);
    expect(await notes.execute()).toEqual([]);
  });
});
