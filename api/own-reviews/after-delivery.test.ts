import { beforeEach, expect, test } from 'vitest';
import { deleteAccount, exportAccount } from '#contract/account/account-settings.ts';
import { askCancellation } from '#contract/orders/ask-cancellation.ts';
import { ORDER_STATUS } from '#contract/orders/order-codes.ts';
import { getOrders, type Order } from '#contract/orders/order.ts';
import { refuseReviewInvitations, saveReview } from '#contract/reviews/own-review.ts';
import { listReviews } from '#contract/reviews/review.ts';
import { voteReview } from '#contract/reviews/review-vote.ts';
import { writeSetting } from '#db/settings.ts';
import { inviteReviews } from '#jobs/maintenance/invite-reviews.ts';
import { removePictures } from '#jobs/maintenance/remove-pictures.ts';
import { advanceOrder } from '#api/orders/advance-order.ts';
import { reviewsCommand } from '#cli/reviews-command.ts';
import { NOON, testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addAccount, addProduct, inDays } from '#test/factories.ts';
import { composerOf } from '#test/mails.ts';
import { Operator } from '#test/operator.ts';
import { asFile, drawPicture, MemoryPictures } from '#test/pictures.ts';
import { given, Shopper } from '#test/shopper.ts';

const db = await testDatabase();
const pictures = new MemoryPictures();
const app = testApp(db, { pictures, limitsTimes: 0 });
const operator = new Operator(db);
const reviews = (...args: string[]) => operator.run(reviewsCommand, ...args);

let shopper: Shopper;
let product: number;
let order: Order;

const orderOf = async (one: Shopper): Promise<Order> => {
  const { id, inventories } = await addProduct(db, 'Kettle', { quantity: 50 });
  product = id;
  await one.fill([inventories[0] ?? 0, 1]);
  const placed = await one.ordered();
  const to = ORDER_STATUS.delivered;
  await db.transaction().execute((trx) => advanceOrder(trx, { orderId: placed.id, to, now: NOON }));
  return placed;
};

beforeEach(async () => {
  pictures.files.clear();
  await db.deleteFrom('mail_log').execute();
  await db.updateTable('order').set({ review_invited_at: NOON }).execute();
  await db.deleteFrom('review').execute();
  shopper = new Shopper(app);
  order = await orderOf(shopper);
});

const review = async (by = shopper, placed = order): Promise<number> => {
  const json = { line_id: placed.lines[0]?.id ?? '', rating: 4, review: 'Boils quickly.' };
  const files = [asFile(await drawPicture())];
  return Number(given(await by.ask(saveReview, { json, files })).review?.id);
};

const shown = async () => {
  const input = { params: { id: String(product) }, query: {} };
  return given(await app.call(listReviews, input));
};

const invited = async (days: number): Promise<string[]> => {
  await inviteReviews(db, inDays(days));
  const mails = await db
    .selectFrom('mail_log')
    .select('recipient')
    .where('kind', '=', 'order-review')
    .execute();
  return mails.map(({ recipient }) => recipient);
};

test('the list of orders says when each has come or comes, and what of it waits for a review', async () => {
  const listed = async () => given(await shopper.ask(getOrders, { json: {} })).orders?.result;
  await shopper.fill([Number(order.lines[0]?.inventory.id), 1]);
  const awaited = await shopper.ordered();
  const [parcel] = awaited.packages;
  const coming = (await listed())?.find(({ id }) => id === awaited.id);
  expect(coming).toMatchObject({
    packages: [{ delivered_at: null, expected_from: parcel?.expected_from }],
    review_line_id: null,
  });
  const here = async () => (await listed())?.find(({ id }) => id === order.id);
  expect(await here()).toMatchObject({
    packages: [{ delivered_at: NOON.toISOString(), status: ORDER_STATUS.delivered }],
    review_line_id: order.lines[0]?.id,
  });
  await review();
  expect((await here())?.review_line_id).toBeNull();
});

test('a buyer is asked once, some days after the delivery, and nobody who has reviewed already', async () => {
  expect(await invited(6)).toEqual([]);
  expect(await invited(7)).toEqual(['marie@example.org']);
  expect(await invited(8)).toEqual(['marie@example.org']);
  const other = new Shopper(app);
  const second = await orderOf(other);
  await review(other, second);
  expect(await invited(9)).toHaveLength(1);
});

test('nobody is asked about what they have sent back, or want to', async () => {
  const json = { order_id: order.id, kind: 'refund', reason: 'It whistles.' } as const;
  given(await shopper.ask(askCancellation, { json }));
  const { orders } = given(await shopper.ask(getOrders, { json: {} }));
  expect(orders?.result[0]?.review_line_id).toBeNull();
  expect(await invited(7)).toEqual([]);
});

test('the mail that asks leaves out what was reviewed meanwhile, and is none where all was', async () => {
  const compose = composerOf(db, 'https://shop.example.com');
  const mail = () => compose({ kind: 'order-review', data: { order: order.id } }, 'en');
  expect((await mail())?.text).toContain('Kettle');
  await review();
  expect(await mail()).toBeUndefined();
});

test('a mail greets who has bought, also of a present for somebody else', async () => {
  const { token } = await addAccount(db, { name: 'Nora Field' });
  const nora = new Shopper(app);
  nora.token = token;
  const { id } = await orderOf(nora);
  const compose = composerOf(db, 'https://shop.example.com');
  const mail = await compose({ kind: 'order-review', data: { order: id } }, 'en');
  expect(mail?.text).toContain('Hello Nora Field,');
});

test('the mail that asks shows each product with its picture, and leads to its review', async () => {
  const [line] = order.lines;
  await db
    .updateTable('order_line')
    .set({ image: 'kettle.webp' })
    .where('id', '=', line?.id ?? '')
    .execute();
  const compose = composerOf(db, 'https://shop.example.com');
  const mail = await compose({ kind: 'order-review', data: { order: order.id } }, 'en');
  const address = `https://shop.example.com/user/review/${line?.id}?token=${order.link_token}`;
  expect(mail?.text).toContain(`• Kettle\n  Write a review:\n  ${address}`);
  expect(mail?.html).toContain(`href="${address}"`);
  expect(mail?.html).toContain('kettle.webp');
  // The price has nothing to do with whether one likes it.
  expect(mail?.text).not.toContain('$');
});

test('nobody is asked where the setting says so, nor long after the delivery', async () => {
  await writeSetting(db, 'review_invitation_days', 0);
  expect(await invited(10)).toEqual([]);
  await writeSetting(db, 'review_invitation_days', 7);
  expect(await invited(60)).toEqual([]);
});

test('whoever wants no invitation gets none, to whichever order', async () => {
  const token = order.link_token;
  given(await app.call(refuseReviewInvitations, { json: { token } }));
  given(await app.call(refuseReviewInvitations, { json: { token } }));
  expect(await invited(10)).toEqual([]);
  await db.deleteFrom('review_invitation_refusal').execute();
});

test('an erased author has no name, no pictures and no tie to the order; stars and words stay', async () => {
  const account = await addAccount(db);
  const person = new Shopper(app);
  person.token = account.token;
  const placed = await orderOf(person);
  const id = await review(person, placed);
  given(
    await person.ask(voteReview, {
      params: { id: String(await review()) },
      json: { helpful: true },
    }),
  );
  const exported = given(await person.ask(exportAccount)) as Record<string, unknown>;
  expect(JSON.stringify(exported)).toContain('Boils quickly.');
  expect(JSON.stringify(exported)).toContain('review_votes');
  given(await person.ask(deleteAccount));
  const row = db
    .selectFrom('review')
    .select(['name', 'order_line_id', 'body', 'rating', 'pictured'])
    .where('id', '=', id);
  expect(await row.executeTakeFirstOrThrow()).toEqual({
    name: '',
    order_line_id: null,
    body: 'Boils quickly.',
    rating: 4,
    pictured: false,
  });
  expect((await shown()).all.result[0]).toMatchObject({ name: 'A shopper', images: [] });
  await removePictures(db, pictures.remove, NOON, new AbortController().signal);
  // That of the other review is left.
  expect(pictures.files.size).toBe(1);
});

test('the operator answers, hides and shows reviews, and each says what has become of it', async () => {
  const id = String(await review());
  expect((await reviews('list')).out).toContain('Boils');
  const answered = await reviews('reply', id, '--message', 'Thank you!');
  expect(answered.out).toBe(`Review ${id} is answered: Thank you!`);
  expect((await shown()).all.result[0]?.reply).toMatchObject({ text: 'Thank you!' });
  expect((await reviews('hide', id)).code).toBe(0);
  expect(await shown()).toMatchObject({ summary: { count: 0 }, all: { result: [] } });
  expect(await reviews('hide', id)).toMatchObject({
    code: 2,
    error: `Review ${id} is hidden already.`,
  });
  expect((await reviews('list', '--hidden')).out).toContain('hidden');
  expect((await reviews('unhide', id)).code).toBe(0);
  expect(await shown()).toMatchObject({ summary: { count: 1, average: 4 } });
  expect((await reviews('show', id)).out).toContain('Thank you!');
  expect(await operator.read(reviewsCommand, 'list', '--unanswered')).toEqual([]);
});

test('commands about no review, or without what they need, say what to do', async () => {
  expect((await reviews('show', '999999')).error).toContain('There is no review 999999');
  expect((await reviews('reply', '1')).error).toContain('--message');
  expect((await reviews('hide')).error).toContain('needs one ID');
  expect((await reviews('settle', String(await review()))).code).toBe(2);
});
