import { beforeEach, expect, test } from 'vitest';
import { askOrderMail, sendOrderMail } from '#contract/orders/order-mail.ts';
import type { Order } from '#contract/orders/order.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { inDays } from '#test/factories.ts';
import { PARIS, Shopper } from '#test/shopper.ts';
import { addOne } from '#test/stock.ts';

const db = await testDatabase();
const app = testApp(db);
const kettle = await addOne(db, 'Kettle', { quantity: 500 });

let shopper: Shopper;
let order: Order;
beforeEach(async () => {
  app.setNow(inDays(0));
  shopper = new Shopper(app);
  await shopper.fill([kettle, 1]);
  order = await shopper.ordered();
  await db.deleteFrom('mail_log').execute();
});

const mails = () => db.selectFrom('mail_log').select(['kind', 'recipient', 'language']).execute();

const byToken = (token: string, id = order.id) =>
  app.call(sendOrderMail, { params: { id }, json: { token } });

test('an order’s mail is sent again to the address of the order, in the language of who asks', async () => {
  const params = { id: order.id };
  const answer = await shopper.ask(sendOrderMail, { params, json: {}, language: 'fr' });
  expect(answer).toMatchObject({ status: 200, message: 'L’e-mail est en route vers vous.' });
  expect(await mails()).toEqual([{ kind: 'order-placed', recipient: PARIS.email, language: 'fr' }]);
  expect((await shopper.ask(askOrderMail, { params })).status).toBe(200);
  expect((await byToken(order.link_token)).status).toBe(200);
  expect(await mails()).toHaveLength(3);
});

test('nobody else has it sent: another guest, nobody, a forged link, the link of another order', async () => {
  const params = { id: order.id };
  const other = new Shopper(app);
  await other.fill([kettle, 1]);
  const foreign = await other.ordered();
  await db.deleteFrom('mail_log').execute();
  const missing = { status: 404, message: 'We could not find this order.' };
  expect(await other.ask(sendOrderMail, { params, json: {} })).toMatchObject(missing);
  expect(await other.ask(askOrderMail, { params })).toMatchObject(missing);
  expect(await new Shopper(app).ask(sendOrderMail, { params, json: {} })).toMatchObject(missing);
  expect((await new Shopper(app).ask(askOrderMail, { params })).status).toBe(401);
  expect(await byToken(foreign.link_token)).toMatchObject(missing);
  expect(await byToken(order.link_token.replace(/.$/, '!'))).toMatchObject(missing);
  expect(await byToken(order.link_token, 'not-an-order')).toMatchObject(missing);
  expect(await mails()).toEqual([]);
});

test('what a browser asks ahead sends nothing', async () => {
  const headers = { authorization: `Bearer ${shopper.token}`, 'sec-purpose': 'prefetch;prerender' };
  const answer = await app.request(`/order/send-order-email/${order.id}`, { headers });
  expect(answer.status).toBe(404);
  expect(await mails()).toEqual([]);
});

test('the mail of one order is sent three times at once, and again an hour later', async () => {
  const ask = async () =>
    (await shopper.ask(sendOrderMail, { params: { id: order.id }, json: {} })).status;
  expect([await ask(), await ask(), await ask(), await ask()]).toEqual([200, 200, 200, 429]);
  expect(await mails()).toHaveLength(3);
  app.setNow(inDays(1));
  expect(await ask()).toBe(200);
});
