import { expect, test } from 'vitest';
import { openOrderLink } from '#contract/orders/track-order.ts';
import {
  askToPay,
  confirmPayment,
  openPaymentLink,
  payOrder,
} from '#contract/orders/order-payment.ts';
import { testDatabase } from '#test/database.ts';
import { openPaymentShop } from '#test/payments/payment-shop.ts';
import { given, PARIS, refused, Shopper } from '#test/shopper.ts';

const db = await testDatabase();
const shop = await openPaymentShop(db);
const { app, card } = shop;

const asked = async () => {
  const placed = await shop.place();
  const json = { order_id: placed.order.id };
  const { payment_token: token } = given(await placed.shopper.ask(askToPay, { json }));
  return { ...placed, token };
};

test('somebody else pays by a link, and sees nothing of the person', async () => {
  const { shopper, order, token } = await asked();
  const relative = new Shopper(app);
  const query = { payment_token: token };
  const shown = await relative.ask(openPaymentLink, { query, language: 'tr' });
  expect(given(shown).requested).toEqual({
    number: order.number,
    shop: 'Souk',
    amount: order.amount,
    currency: 'USD',
    state: 'open',
    payable_until: order.payable_until,
  });
  const paying = await relative.ask(payOrder, {
    json: { payment_token: token, method: 3 },
    language: 'tr',
  });
  expect(given(paying)).toMatchObject({ order: null, payment: { kind: 'redirect' } });
  const said = JSON.stringify([shown, paying]);
  for (const secret of [PARIS.name, PARIS.email, PARIS.address_1, order.link_token, order.id])
    expect(said).not.toContain(secret);
  const attempt = await shop.lastAttempt(order.id);
  expect(attempt.return_path).toBe(`/tr/pay?link=${token}`);
  card.pay(attempt.id);
  const done = await relative.ask(confirmPayment, { json: { payment_token: token } });
  expect(given(done)).toEqual({ state: 'paid', payment: { kind: 'nothing' }, order: null });
  expect((await shop.read(shopper, order.id)).payment_status).toBe(1);
});

test('who is asked to pay is not led on with what its owner has begun', async () => {
  const { shopper, order, token } = await asked();
  const relative = new Shopper(app);
  const look = async () =>
    given(await relative.ask(confirmPayment, { json: { payment_token: token } }));
  expect(await look()).toEqual({ state: 'open', payment: { kind: 'nothing' }, order: null });
  await relative.ask(payOrder, { json: { payment_token: token, method: 3 } });
  expect(await look()).toMatchObject({ payment: { kind: 'redirect' } });
  const own = await shopper.ask(confirmPayment, { json: { order_id: order.id } });
  expect(given(own)).toMatchObject({ payment: { kind: 'redirect' } });
});

test('what the provider is told of who pays by a link is nothing of whose order it is', async () => {
  const { order, token } = await asked();
  card.trouble('start', 'breaks');
  await new Shopper(app).ask(payOrder, { json: { payment_token: token, method: 3 } });
  const { request } = await shop.lastAttempt(order.id);
  expect(JSON.stringify(request)).not.toMatch(/Curie|marie@example|33612345678/);
});

test('a payment link opens no order, and the link of an order is none to pay by', async () => {
  const { order, token } = await asked();
  const stranger = new Shopper(app);
  expect((await stranger.ask(openOrderLink, { query: { token } })).status).toBe(404);
  const query = { payment_token: order.link_token };
  expect((await stranger.ask(openPaymentLink, { query })).status).toBe(404);
  expect((await stranger.ask(askToPay, { json: { token } })).status).toBe(404);
});

test('of an order that is paid, or delivered first, nobody is asked to pay', async () => {
  const { shopper, order, attempt } = await shop.place();
  card.pay(attempt);
  await shop.comeBack(shopper, order.id);
  const json = { order_id: order.id };
  expect(refused(await shopper.ask(askToPay, { json })).form[0]).toContain('nothing to pay');
  const { shopper: other } = await shop.fill();
  const { order: cash } = given(await other.order({ method: 2 }));
  expect((await other.ask(askToPay, { json: { order_id: cash.id } })).status).toBe(201);
});

test('a key that is sent again is the same attempt', async () => {
  const { shopper, order, attempt } = await shop.place();
  card.say(attempt, { state: 'failed', code: 'declined', mayRetry: false });
  await shop.comeBack(shopper, order.id);
  const json = { order_id: order.id, method: 3 };
  const also = { idempotencyKey: `pay-${order.id}` };
  const first = given(await shopper.ask(payOrder, { json, ...also }));
  expect(given(await shopper.ask(payOrder, { json, ...also })).payment).toEqual(first.payment);
  expect(await shop.attemptsOf(order.id)).toHaveLength(2);
});
