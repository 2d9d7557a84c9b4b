import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { payOrder } from '#contract/orders/order-payment.ts';
import { testDatabase } from '#test/database.ts';
import { openPaymentShop, ORIGIN } from '#test/payments/payment-shop.ts';
import { given, refused, Shopper } from '#test/shopper.ts';

const db = await testDatabase();
const shop = await openPaymentShop(db);
const { app, card, other } = shop;

test('an order by card waits for its money, and says until when', async () => {
  const { shopper, order, payment, attempt } = await shop.place();
  const { reference = '' } = card.sessions.get(attempt) ?? {};
  expect(payment).toEqual({ kind: 'redirect', url: `https://pay.scripted.test/${reference}` });
  expect(order).toMatchObject({
    status: 1,
    payment_status: 0,
    payable_until: '2026-06-15T12:30:00.000Z',
    payment: { state: 'open', method: 3, timeline: [{ kind: 'asked', amount: order.amount }] },
  });
  expect(card.sessions.get(attempt)).toMatchObject({ amount: order.amount, currency: 'USD' });
  expect((await shop.read(shopper, order.id)).payment.state).toBe('open');
});

test('the shopper who has paid comes back to a confirmed order, and one mail says so', async () => {
  const { shopper, order, attempt } = await shop.place();
  card.pay(attempt);
  const back = given(await shop.comeBack(shopper, order.id));
  expect(back).toMatchObject({ state: 'paid', payment: { kind: 'nothing' } });
  expect(back.order).toMatchObject({
    status: 2,
    payment_status: 1,
    payable_until: null,
    payment: { state: 'paid', timeline: [{ kind: 'asked' }, { kind: 'paid' }] },
  });
  given(await shop.comeBack(shopper, order.id));
  expect(await shop.mailsOf(order.id)).toEqual(['order-placed']);
});

test('what a browser says of a payment proves nothing', async () => {
  const { shopper, order } = await shop.place();
  const json = { order_id: order.id, method: 3, status: 'paid', session_id: 'cs_forged' };
  const answer = given(await shopper.ask(payOrder, { json: { order_id: order.id, method: 3 } }));
  expect(answer.state).toBe('open');
  await app.request('/order/payment-done', {
    method: 'POST',
    headers: { authorization: `Bearer ${shopper.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(json),
  });
  expect((await shop.read(shopper, order.id)).payment_status).toBe(0);
});

test('cash on delivery asks no provider and leaves no attempt', async () => {
  const { shopper } = await shop.fill();
  const before = card.calls.length;
  const { order, payment } = given(await shopper.order({ method: 2 }));
  expect(payment).toEqual({ kind: 'nothing' });
  expect(order).toMatchObject({ status: 2, payable_until: null, payment: { state: 'none' } });
  expect(await shop.attemptsOf(order.id)).toEqual([]);
  expect(card.calls).toHaveLength(before);
});

test('the same order asked for again tells how its payment stands by then', async () => {
  const { shopper } = await shop.fill();
  const also = { idempotencyKey: `key-${Math.random()}` };
  const first = given(await shopper.order({ method: 3 }, also));
  const again = given(await shopper.order({ method: 3 }, also));
  expect(again).toEqual(first);
  const attempts = await shop.attemptsOf(first.order.id);
  expect(attempts).toHaveLength(1);
  card.pay(attempts[0]?.id ?? '');
  await shop.comeBack(shopper, first.order.id);
  const paid = given(await shopper.order({ method: 3 }, also));
  expect(paid.payment).toEqual({ kind: 'nothing' });
  expect(paid.order).toMatchObject({ id: first.order.id, payment_status: 1, status: 2 });
});

test('an order of which an older version has kept all is told as it stands by then', async () => {
  const { shopper } = await shop.fill();
  const idempotencyKey = `key-${Math.random()}`;
  const first = given(await shopper.order({ method: 3 }, { idempotencyKey }));
  const data = { order: first.order, payment: { kind: 'nothing' } };
  await db
    .updateTable('idempotency_key')
    .set({ answer: JSON.stringify({ data, message: 'order.placed' }) })
    .where('key', '=', idempotencyKey)
    .execute();
  expect(given(await shopper.order({ method: 3 }, { idempotencyKey }))).toEqual(first);
});

test('a provider that refuses leaves an order that can be paid another way', async () => {
  const { shopper } = await shop.fill();
  card.trouble('start', 'refuses');
  const form = refused(await shopper.order({ method: 3 }));
  expect(form.fields?.['method']).toContain('another way to pay');
  const orderId = form.order_id ?? '';
  const order = await shop.read(shopper, orderId);
  expect(order).toMatchObject({ status: 1, cancelled: false, payment: { state: 'failed' } });
  const json = { order_id: orderId, method: 4 };
  expect(given(await shopper.ask(payOrder, { json })).payment.kind).toBe('redirect');
  const { id } = await shop.lastAttempt(orderId);
  other.pay(id);
  expect(given(await shop.comeBack(shopper, orderId)).order).toMatchObject({
    method: 4,
    payment_status: 1,
    address: order.address,
  });
});

test.for(['breaks', 'drops'] as const)(
  'where the provider %s, the same question is asked again, and nobody is charged twice',
  async (trouble) => {
    shop.setMinute(0);
    const { shopper } = await shop.fill();
    card.trouble('start', trouble);
    const { order, payment } = given(await shopper.order({ method: 3 }));
    expect(payment).toEqual({ kind: 'nothing' });
    expect(order.payment.state).toBe('processing');
    const json = { order_id: order.id, method: 4 };
    // While nobody knows, there is no second attempt.
    expect(refused(await shopper.ask(payOrder, { json })).form[0]).toContain('not answering');
    shop.setMinute(2);
    await shop.runJobs();
    const [attempt, ...more] = await shop.attemptsOf(order.id);
    expect(more).toEqual([]);
    expect(attempt).toMatchObject({ status: 'redirected', request: null });
    expect(card.sessions.has(attempt?.id ?? '')).toBe(true);
    expect(given(await shop.comeBack(shopper, order.id)).payment.kind).toBe('redirect');
    shop.setMinute(0);
  },
);

test('five webhooks of one payment at once are one payment and one mail', async () => {
  const { shopper, order, attempt } = await shop.place();
  card.pay(attempt);
  const event = { id: `evt-${attempt}`, attemptId: attempt };
  expect(await Promise.all(Array.from({ length: 5 }, () => shop.webhook(event)))).toEqual([
    200, 200, 200, 200, 200,
  ]);
  expect(await shop.runJobs()).toEqual([]);
  expect(await shop.webhook(event)).toBe(200);
  await Promise.all([shop.comeBack(shopper, order.id), shop.runJobs()]);
  expect((await shop.read(shopper, order.id)).payment_status).toBe(1);
  expect(await shop.mailsOf(order.id)).toEqual(['order-placed']);
  expect(await shop.refundsOf(order.id)).toEqual([]);
});

test('webhook and return at the same moment are one payment', async () => {
  const { shopper, order, attempt } = await shop.place();
  card.pay(attempt);
  const settle = () =>
    shop.jobs['settle-payment']({ attempt }, { isLast: false, signal: AbortSignal.timeout(9_000) });
  await Promise.all([
    settle(),
    shop.comeBack(shopper, order.id),
    settle(),
    shop.comeBack(shopper, order.id),
  ]);
  expect(await shop.read(shopper, order.id)).toMatchObject({ payment_status: 1, status: 2 });
  expect(await shop.mailsOf(order.id)).toEqual(['order-placed']);
});

test('a webhook that comes before the answer of the provider finds its attempt all the same', async () => {
  const { shopper } = await shop.fill();
  card.trouble('start', 'drops');
  const { order } = given(await shopper.order({ method: 3 }));
  const { id } = await shop.lastAttempt(order.id);
  card.pay(id, { reference: id });
  expect(await shop.webhook({ id: `early-${id}`, attemptId: id })).toBe(200);
  expect(await shop.runJobs()).toEqual([]);
  expect((await shop.read(shopper, order.id)).payment_status).toBe(1);
});

test('a payment that is told by a reference nobody has stored yet is settled a little later', async () => {
  const { shopper } = await shop.fill();
  card.trouble('start', 'drops');
  const { order } = given(await shopper.order({ method: 3 }));
  const { id } = await shop.lastAttempt(order.id);
  card.pay(id);
  await shop.webhook({ id: `soon-${id}`, attemptId: id });
  expect(await shop.runJobs()).toHaveLength(1);
  expect((await shop.read(shopper, order.id)).payment.state).toBe('processing');
  shop.setMinute(2);
  await shop.runJobs();
  expect((await shop.read(shopper, order.id)).payment_status).toBe(1);
  shop.setMinute(0);
});

test('a webhook about a payment of others is given up after some minutes', async () => {
  const told = { reference: 'cs_of_another_shop' };
  shop.setMinute(0);
  expect(await shop.webhook({ id: 'evt-stranger', ...told })).toBe(200);
  expect(await shop.runJobs()).toHaveLength(1);
  await shop.webhook({ id: 'evt-stranger-2', ...told });
  shop.setMinute(11);
  expect(await shop.runJobs()).toEqual([]);
  shop.setMinute(0);
});

test('what a provider tells is processed for days, though it does not answer meanwhile', async () => {
  const { shopper, order, attempt } = await shop.place();
  card.pay(attempt);
  await shop.webhook({ id: `away-${attempt}`, attemptId: attempt });
  const { rows } = await sql<{ tries: number }>`
    select max_attempts as tries from graphile_worker.jobs where task_identifier = 'payment-event'`.execute(
    db,
  );
  // As the queue doubles its waits, the last is after some four days.
  expect(rows.map(({ tries }) => tries)).toEqual([25]);
  card.trouble('find', 'breaks');
  shop.setMinute(1);
  expect(await shop.runJobs()).toHaveLength(1);
  const event = { provider: 'scripted', event: `away-${attempt}` };
  await shop.jobs['payment-event'](event, { isLast: false, signal: AbortSignal.timeout(9_000) });
  expect((await shop.read(shopper, order.id)).payment_status).toBe(1);
  shop.setMinute(0);
});

test('a webhook with a bad signature is refused, counted, and changes nothing', async () => {
  const { shopper, order, attempt } = await shop.place();
  card.pay(attempt);
  const before = { forged: shop.forged(), calls: card.calls.length };
  expect(await shop.webhook({ id: `forged-${attempt}`, attemptId: attempt }, 'bad')).toBe(400);
  expect(shop.forged()).toBe(before.forged + 1);
  expect(card.calls).toHaveLength(before.calls);
  const kept = db
    .selectFrom('payment_event')
    .select('event_id')
    .where('event_id', 'like', 'forged-%');
  expect(await kept.execute()).toEqual([]);
  expect((await shop.read(shopper, order.id)).payment_status).toBe(0);
});

test.for([
  { as: { amount: 1 }, what: 'amount' },
  { as: { currency: 'EUR' }, what: 'currency' },
  { as: { reference: 'cs_of_somebody_else' }, what: 'reference' },
])('another $what than was asked for is not paid: a person looks', async ({ as, what }) => {
  const { shopper, order, attempt } = await shop.place();
  card.pay(attempt, as);
  expect(given(await shop.comeBack(shopper, order.id)).state).toBe('review');
  expect((await shop.read(shopper, order.id)).payment_status).toBe(0);
  expect(await shop.lastAttempt(order.id)).toMatchObject({
    status: 'review',
    error_code: `${what} is not as it was asked for`,
  });
  await shop.comeBack(shopper, order.id);
  expect(await shop.mailsOf(attempt)).toEqual(['payment-review']);
});

test('money that was taken for another order pays only that one', async () => {
  const one = await shop.place();
  const two = await shop.place();
  card.pay(one.attempt);
  await shop.comeBack(one.shopper, one.order.id);
  const session = card.sessions.get(one.attempt)?.said;
  if (session?.state !== 'paid') throw new Error('it was paid');
  card.say(two.attempt, {
    state: 'paid',
    taken: { ...session.taken, reference: two.attempt, amount: two.order.amount },
  });
  expect(given(await shop.comeBack(two.shopper, two.order.id)).state).toBe('review');
});

test('what is paid stays paid, whatever is told later', async () => {
  const { shopper, order, attempt } = await shop.place();
  card.pay(attempt);
  await shop.comeBack(shopper, order.id);
  card.say(attempt, { state: 'expired' });
  await shop.webhook({ id: `late-${attempt}`, attemptId: attempt });
  await shop.runJobs();
  await shop.comeBack(shopper, order.id);
  expect(await shop.read(shopper, order.id)).toMatchObject({ payment_status: 1, status: 2 });
  await expect(
    db.updateTable('payment_attempt').set({ status: 'failed' }).where('id', '=', attempt).execute(),
  ).rejects.toThrow('is paid, and stays so');
});

test('a card that is declined may be tried again, and another way then', async () => {
  const { shopper, order, attempt } = await shop.place();
  card.say(attempt, { state: 'failed', code: 'card_declined', mayRetry: true });
  const declined = {
    state: 'open',
    payment: { kind: 'redirect' },
    order: { payment: { declined: true } },
  };
  expect(given(await shop.comeBack(shopper, order.id))).toMatchObject(declined);
  // Some providers say it once.
  card.say(attempt, { state: 'open' });
  expect(given(await shop.comeBack(shopper, order.id))).toMatchObject(declined);
  card.say(attempt, { state: 'failed', code: 'card_declined', mayRetry: false });
  expect(given(await shop.comeBack(shopper, order.id)).state).toBe('failed');
  const again = given(await shopper.ask(payOrder, { json: { order_id: order.id, method: 3 } }));
  expect(again.payment.kind).toBe('redirect');
  expect(await shop.attemptsOf(order.id)).toHaveLength(2);
});

test('paying another way first ends the attempt that is open', async () => {
  const { shopper, order, attempt } = await shop.place();
  const json = { order_id: order.id, method: 4 };
  expect(given(await shopper.ask(payOrder, { json })).payment.kind).toBe('redirect');
  const [first, second] = await shop.attemptsOf(order.id);
  expect([first?.status, second?.status]).toEqual(['expired', 'redirected']);
  expect(card.sessions.get(attempt)?.said).toEqual({ state: 'expired' });
  // Twice pressed it is the same attempt.
  given(await shopper.ask(payOrder, { json }));
  expect(await shop.attemptsOf(order.id)).toHaveLength(2);
});

test('while the bank is at it there is no second attempt', async () => {
  const { shopper, order, attempt } = await shop.place();
  card.say(attempt, { state: 'processing' });
  const answer = await shopper.ask(payOrder, { json: { order_id: order.id, method: 4 } });
  expect(refused(answer).form[0]).toContain('still checking');
  expect(await shop.attemptsOf(order.id)).toHaveLength(1);
});

test('of two attempts that are both paid the second goes back by itself', async () => {
  const { shopper, order, attempt: first } = await shop.place({ method: 4 });
  given(await shopper.ask(payOrder, { json: { order_id: order.id, method: 3 } }));
  const { id: second } = await shop.lastAttempt(order.id);
  card.pay(second);
  await shop.comeBack(shopper, order.id);
  const before = other.balance();
  // This provider could not close its page: the shopper has paid in another tab.
  other.pay(first);
  await shop.jobs['settle-payment'](
    { attempt: first },
    { isLast: false, signal: AbortSignal.timeout(9_000) },
  );
  await shop.runJobs();
  expect(await shop.refundsOf(order.id)).toMatchObject([
    { attempt_id: first, amount: order.amount, reason: 'double', status: 'processed' },
  ]);
  expect(other.balance()).toBe(before);
  expect(await shop.read(shopper, order.id)).toMatchObject({ payment_status: 1, method: 3 });
});

test('a callback of the browser leads to the order by its own link, whoever sends it', async () => {
  const { order, attempt } = await shop.place();
  const { reference = '' } = card.sessions.get(attempt) ?? {};
  const body = new URLSearchParams({ ref: reference }).toString();
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    origin: 'https://evil.test',
  };
  const send = (text: string) =>
    app.request('/payment/callback/scripted', { method: 'POST', headers, body: text });
  const answer = await send(body);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toMatch(
    new RegExp(`^${ORIGIN}/user/order/payment/${order.id}\\?link=[\\w-]{48}$`),
  );
  const lost = await send('ref=cs_forged');
  expect([lost.status, lost.headers.get('location')]).toEqual([303, `${ORIGIN}/user/orders`]);
});

test('nobody pays, or hears of, the order of another', async () => {
  const { order } = await shop.place();
  const stranger = new Shopper(app);
  await stranger.fill([(await shop.fill()).kettle, 1]);
  expect((await shop.comeBack(stranger, order.id)).status).toBe(404);
  const json = { order_id: order.id, method: 3 };
  expect((await stranger.ask(payOrder, { json })).status).toBe(404);
});
