import { beforeEach, expect, test } from 'vitest';
import { ordersCommand } from '#cli/orders-command.ts';
import { questionsCommand } from '#cli/questions-command.ts';
import { updateShipping } from '#contract/cart/cart.ts';
import { askCancellation } from '#contract/orders/ask-cancellation.ts';
import type { Order } from '#contract/orders/order.ts';
import { askQuestion } from '#contract/questions/question.ts';
import { unsetSetting, writeSetting } from '#db/settings.ts';
import { createMailTheme } from '#extend/mail-theme.ts';
import { composeMail } from '#jobs/mail/compose.ts';
import type { MailContent } from '#jobs/mail/kinds.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addAccount, addProduct, inDays } from '#test/factories.ts';
import { Operator } from '#test/operator.ts';
import { given, PARIS, Shopper } from '#test/shopper.ts';
import { addOne } from '#test/stock.ts';
import { createMailedOrders } from './mailed-order.ts';

const db = await testDatabase();
const app = testApp(db, { limitsTimes: 0 });
const operator = new Operator(db);
const SHOP = 'shop@shop.test';

beforeEach(async () => {
  await db.deleteFrom('mail_log').execute();
  await writeSetting(db, 'email', SHOP);
});

/** What waits for the shop, as it is sent. */
const mailsToShop = async () => {
  const rows = await db
    .selectFrom('mail_log')
    .select(['kind', 'language', 'data'])
    .where('recipient', '=', SHOP)
    .orderBy('id')
    .execute();
  const composing = {
    db,
    origin: 'https://shop.test',
    readTheme: createMailTheme({ shop: {}, folder: '.' }, { dataDir: '.', onProblem: () => {} }),
    findOrder: createMailedOrders(db, () => inDays(0)),
    findPrescription: () => Promise.resolve(undefined),
  };
  return Promise.all(
    rows.map(async ({ kind, language, data }) => {
      expect(language).toBe('en');
      const mail = await composeMail(composing, { kind, data } as unknown as MailContent, 'en');
      if (!mail) throw new Error(`${kind} says nothing`);
      return mail;
    }),
  );
};

/** Runs the command of that name that a mail gives. */
const follow = (text: string, action: string) => {
  const [, line] = new RegExp(`npm run shop -- orders (${action} .*)`).exec(text) ?? [];
  if (line === undefined) throw new Error(`the mail names no ${action}`);
  return operator.run(ordersCommand, ...line.split(' '));
};

/** A kettle and three lamps, brought so far by the operator. */
const ordered = async (
  to?: string,
  country = 'IN',
): Promise<{ shopper: Shopper; order: Order }> => {
  app.setNow(inDays(0));
  operator.now = inDays(0);
  const shopper = new Shopper(app);
  await shopper.fill(
    [await addOne(db, 'Kettle', { quantity: 9 }), 1],
    [await addOne(db, 'Lamp', { quantity: 9 }), 3],
  );
  if (country !== 'FR')
    await shopper.ask(updateShipping, {
      json: { address: { ...PARIS, phone: '+919876543210', country, state: 'DL', zip: '110001' } },
    });
  const order = await shopper.ordered();
  if (to)
    expect(await operator.run(ordersCommand, 'advance', order.number, '--to', to)).toMatchObject({
      code: 0,
    });
  return { shopper, order };
};

test('a return is mailed to the shop once, and the command in the mail takes back just that', async () => {
  const { shopper, order } = await ordered('delivered');
  const [kettle, lamps] = order.lines;
  if (!kettle || !lamps) throw new Error('the order lacks a line');
  const give = (id: string, reason: string) =>
    shopper.ask(askCancellation, {
      json: { order_id: order.id, kind: 'refund', lines: [id], quantities: [1], reason },
      language: 'ar',
    });
  given(await give(lamps.id, 'It flickers'));
  given(await give(lamps.id, 'It flickers'));
  app.setNow(inDays(1));
  given(await give(kettle.id, 'A dent'));

  const [first, second, ...more] = await mailsToShop();
  expect(more).toEqual([]);
  expect(first).toMatchObject({
    subject: `Return request for order ${order.number}`,
    replyTo: PARIS.email,
  });
  expect(first?.text).toContain('Lamp');
  expect(first?.text).not.toContain('Kettle');
  expect(first?.text).toContain('> It flickers');
  expect(second?.text).toContain('> A dent');
  expect((await follow(second?.text ?? '', 'approve')).code).toBe(0);
  const states = await db
    .selectFrom('cancellation')
    .select(['reason', 'state'])
    .where('order_id', '=', order.id)
    .orderBy('created_at')
    .execute();
  expect(states).toEqual([
    { reason: 'It flickers', state: 'requested' },
    { reason: 'A dent', state: 'approved' },
  ]);
});

test('who withdraws from the contract is told of to the shop as one who has withdrawn', async () => {
  const { order } = await ordered('delivered', 'FR');
  const json = { token: order.link_token, kind: 'withdraw' as const };
  given(await new Shopper(app).ask(askCancellation, { json }));
  const mails = await mailsToShop();
  expect(mails.map(({ subject }) => subject)).toEqual([`Withdrawal from order ${order.number}`]);
  expect(mails[0]?.text).toContain('Kettle');
});

test('a lamp that is on its way is asked to be cancelled, and the command cancels only it', async () => {
  const { shopper, order } = await ordered('on-the-way');
  const id = order.lines[1]?.id ?? '';
  const json = { order_id: order.id, kind: 'cancel' as const, lines: [id], reason: 'Too late' };
  given(await shopper.ask(askCancellation, { json }));
  given(await shopper.ask(askCancellation, { json }));
  const [mail, ...more] = await mailsToShop();
  expect(more).toEqual([]);
  expect(mail?.subject).toBe(`Cancellation request for order ${order.number}`);
  expect(mail?.text).toContain('> Too late');
  expect((await follow(mail?.text ?? '', 'cancel')).error).toBe('');
  const lines = await db
    .selectFrom('order_line')
    .select('cancelled_at')
    .where('order_id', '=', order.id)
    .orderBy('position')
    .execute();
  expect(lines.map(({ cancelled_at: at }) => at !== null)).toEqual([false, true]);
});

test('what is cancelled at once asks nothing of the shop', async () => {
  const { shopper, order } = await ordered();
  const json = { order_id: order.id, kind: 'cancel' as const };
  given(await shopper.ask(askCancellation, { json }));
  expect(await mailsToShop()).toEqual([]);
});

test('a question is mailed to the shop once, and the command in the mail answers it', async () => {
  const { id: product } = await addProduct(db, 'Teapot');
  const { token } = await addAccount(db, { name: 'Marie Curie' });
  const ask = () =>
    app.call(askQuestion, {
      json: { product_id: String(product), question: 'Does it drip?' },
      token,
      language: 'fr',
    });
  const { id } = given(await ask());
  given(await ask());
  const [mail, ...more] = await mailsToShop();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ subject: 'A question about Teapot' });
  expect(mail?.text).toContain('> Does it drip?');
  expect(mail?.text).toContain('Marie asks about Teapot');
  expect(mail?.text).not.toContain('Curie');
  expect(mail?.text).toContain(`npm run shop -- questions answer ${id} TEXT`);
  expect((await operator.run(questionsCommand, 'answer', id, 'Never.')).code).toBe(0);
});

test('a shop without an address takes requests and questions all the same', async () => {
  await unsetSetting(db, 'email');
  const { shopper, order } = await ordered('delivered');
  const json = { order_id: order.id, kind: 'refund' as const };
  expect(given(await shopper.ask(askCancellation, { json })).cancellation?.state).toBe('requested');
  const kinds = db.selectFrom('mail_log').select('kind').where('kind', 'like', '%asked');
  expect(await kinds.execute()).toEqual([]);
});
