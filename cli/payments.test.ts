import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { askCancellation } from '#contract/orders/ask-cancellation.ts';
import { writeSetting } from '#db/settings.ts';
import { createManualUpi } from '#api/payments/providers/manual-upi.ts';
import { ordersCommand } from '#cli/orders-command.ts';
import { paymentsCommand } from '#cli/payments-command.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { Operator } from '#test/operator.ts';
import { openPaymentShop } from '#test/payments/payment-shop.ts';
import { given, Shopper } from '#test/shopper.ts';
import { addOne } from '#test/stock.ts';

const db = await testDatabase();
const shop = await openPaymentShop(db);
const { card, other } = shop;
const operator = new Operator(db, [card.provider, other.provider]);
const payments = (...args: string[]) => operator.run(paymentsCommand, ...args);

beforeEach(async () => {
  await db.deleteFrom('order').execute();
  shop.setMinute(0);
  card.calm();
  card.refundsAre('processed');
});

/** An order of 65.00 USD whose money has come. */
const paid = async () => {
  const placed = await shop.place();
  card.pay(placed.attempt);
  await shop.comeBack(placed.shopper, placed.order.id);
  return { ...placed, number: placed.order.number };
};

const listed = async (...args: string[]): Promise<string[]> => {
  const rows = (await operator.read(paymentsCommand, 'list', ...args)) as { id: string }[];
  return rows.map(({ id }) => id);
};

describe('seeing payments', () => {
  test('they are listed with the newest first', async () => {
    const { attempt, number } = await paid();
    const { code, out } = await payments('list');
    expect(code).toBe(0);
    expect(out.split('\n').map((line) => line.trim().split(/ {2,}/))).toEqual([
      [
        'ATTEMPT',
        'ORDER',
        'MADE (UTC)',
        'PROVIDER',
        'STATUS',
        'AMOUNT',
        'GIVEN BACK',
        'PERSON',
        'WHY',
      ],
      [attempt, number, '2026-06-15 12:00', 'scripted', 'paid', '65.00 USD'],
    ]);
  });

  test('by status, provider, days, so many of them, and those that wait for a person', async () => {
    const first = await paid();
    const open = await shop.place({ method: 4 });
    expect(await listed('--status', 'paid')).toEqual([first.attempt]);
    expect(await listed('--provider', 'other')).toEqual([open.attempt]);
    expect(await listed('--since', '2026-06-16')).toEqual([]);
    expect(await listed('--until', '2026-06-14')).toEqual([]);
    expect(await listed('--since', '2026-06-15', '--until', '2026-06-15')).toHaveLength(2);
    expect(await listed('--limit', '1')).toEqual([open.attempt]);
    expect((await payments('list', '--review')).out).toBe('There are no such payments.');
    expect((await payments('list', '--status', 'lost')).error).toBe(
      '--status is one of created, redirected, processing, paid, failed, cancelled, expired, review, and not "lost".',
    );

    other.pay(open.attempt, { amount: 1 });
    await payments('settle', open.attempt);
    card.refundsAre('failed');
    await payments('refund', first.number);
    await shop.runJobs();
    expect(await listed('--review')).toEqual([open.attempt, first.attempt]);
    card.refundsAre('processed');
    await payments('refund', first.number);
    await shop.runJobs();
    expect(await listed('--review')).toEqual([open.attempt]);
  });

  test('one is shown with its references, events, refunds and history, and no more of the shopper', async () => {
    const { attempt, order, number } = await paid();
    expect(await shop.webhook({ id: 'evt_1', attemptId: attempt })).toBe(200);
    await payments('refund', number, '--amount', '5', '--reason', 'A scratch');
    await shop.runJobs();
    const { out } = await payments('show', number.toLowerCase());
    expect(out).toMatch(/^Has come +65\.00 USD$/m);
    expect(out).toMatch(/^Given back +5\.00 USD$/m);
    expect(out).toMatch(/^Left of it +60\.00 USD$/m);
    expect(out).toMatch(new RegExp(`^Attempt +${attempt}$`, 'm'));
    expect(out).toMatch(/^Payment +pi_cs_scripted_\d+$/m);
    expect(out).toMatch(/5\.00 USD +shop +processed +2026-06-15 12:00 +re_\d+ +A scratch$/m);
    expect(out).toContain('scripted told of attempt: evt_1');
    expect((await payments('show', attempt)).out).toBe(out);

    const told = await operator.read(paymentsCommand, 'show', number);
    expect(told).toMatchObject({
      order: { number },
      attempts: [{ id: attempt, status: 'paid' }],
      refunds: [{ amount: 500, note: 'A scratch' }],
      events: [{ event_id: 'evt_1' }],
    });
    const { email, name, phone } = await db
      .selectFrom('order')
      .select(['email', 'name', 'phone'])
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    const { return_path: path } = await shop.lastAttempt(order.id);
    for (const secret of [email, name, phone, path, 'pay.scripted.test'])
      expect(out + JSON.stringify(told)).not.toContain(secret);
  });

  test('what is not there is said so', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000';
    for (const action of ['show', 'settle', 'confirm', 'refund']) {
      expect(await payments(action, 'SK-AAAA-AAAA')).toMatchObject({
        code: 2,
        error: 'There is no order SK-AAAA-AAAA.',
      });
      expect(await payments(action, nobody)).toMatchObject({
        code: 2,
        error: `There is no attempt ${nobody}.`,
      });
      expect((await payments(action)).code).toBe(1);
    }
  });
});

describe('asking a provider', () => {
  test('what was paid and not told is found, and the order goes on', async () => {
    const { attempt, order, shopper } = await shop.place();
    card.pay(attempt);
    const { code, out } = await payments('settle', order.number);
    expect(code).toBe(0);
    expect(out.split('\n')).toEqual([
      `${attempt} by scripted: redirected, 65.00 USD`,
      expect.stringMatching(/^ {2}now paid, 65\.00 USD \(pi_cs_scripted_\d+\)$/),
      `${order.number} is paid.`,
    ]);
    expect(await shop.read(shopper, order.id)).toMatchObject({ payment_status: 1, status: 2 });
    expect((await payments('settle', order.number)).out).toBe(
      `There is nothing to ask a provider about.\n${order.number} is paid.`,
    );
  });

  test('what nobody has paid stays as it is', async () => {
    const { attempt, order } = await shop.place();
    expect((await payments('settle', attempt)).out).toContain(
      'now redirected, 65.00 USD, as before',
    );
    expect((await shop.lastAttempt(order.id)).status).toBe('redirected');
  });

  test('a provider that is silent, or switched off, is said to be', async () => {
    const { attempt } = await shop.place();
    card.trouble('find', 'breaks');
    expect(await payments('settle', attempt)).toMatchObject({
      code: 1,
      error: `scripted gave no answer that says how ${attempt} stands: it answered 500.`,
    });
    const off = new Operator(db);
    expect(await off.run(paymentsCommand, 'settle', attempt)).toMatchObject({
      code: 2,
      error: 'scripted is switched off: give the shop its keys, then ask again.',
    });
  });
});

describe('giving money back', () => {
  test('all that is left, by the shop’s jobs, and a second time nothing', async () => {
    const { attempt, order, number, shopper } = await paid();
    const done = await payments('refund', number, '--reason', 'Lost by the carrier');
    expect(done).toMatchObject({ code: 0, error: '' });
    expect(done.out).toContain(
      `scripted is to give back 65.00 USD of ${number}; 0.00 USD of 65.00 USD are left.`,
    );
    expect(done.out).toContain('The order itself goes on');
    expect(await payments('refund', number)).toMatchObject({
      code: 2,
      error: `Nothing is left to be given back of ${number}: 65.00 USD came, 65.00 USD are on their way back, 0.00 USD are left.`,
    });
    await shop.runJobs();
    expect(await shop.refundsOf(order.id)).toMatchObject([
      { amount: 6500, status: 'processed', reason: 'shop', attempt_id: attempt },
    ]);
    expect((await shop.read(shopper, order.id)).refunded_amount).toBe(6500);
    expect([...card.refunds.values()].filter((one) => one.attemptId === attempt)).toHaveLength(1);
  });

  test('a sum, once unless it is said again, and never more than is left', async () => {
    const { order, number } = await paid();
    expect((await payments('refund', number, '--amount', '30.00')).code).toBe(0);
    const same = await payments('refund', number, '--amount', '30.00');
    expect(same.code).toBe(2);
    expect(same.error).toContain('Say --again to give it once more.');
    await shop.runJobs();
    expect((await payments('refund', number, '--amount', '30.00')).code).toBe(2);
    expect((await payments('refund', number, '--amount', '30.00', '--again')).out).toContain(
      '5.00 USD of 65.00 USD are left.',
    );
    expect((await payments('refund', number, '--amount', '5.01')).error).toBe(
      `That is more than is left of ${number}: 65.00 USD came, 30.00 USD went back, 30.00 USD are on their way back, 5.00 USD are left.`,
    );
    expect((await shop.refundsOf(order.id)).map(({ amount }) => amount)).toEqual([3000, 3000]);
    for (const amount of ['0', '-1', '1.005', 'all'])
      expect((await payments('refund', number, `--amount=${amount}`)).code).toBe(1);
  });

  test('two operators at once give it once', async () => {
    const { order, number } = await paid();
    const both = await Promise.all([
      payments('refund', number, '--amount', '10'),
      payments('refund', number, '--amount', '10'),
    ]);
    expect(both.map(({ code }) => code).toSorted()).toEqual([0, 2]);
    expect(await shop.refundsOf(order.id)).toHaveLength(1);
  });

  test('what the shopper cancels then is given back as far as it is left', async () => {
    const { order, number, shopper } = await paid();
    await payments('refund', number, '--amount', '10');
    await shop.runJobs();
    given(await shopper.ask(askCancellation, { json: { order_id: order.id } }));
    await shop.runJobs();
    expect((await shop.refundsOf(order.id)).map(({ amount }) => amount).toSorted()).toEqual([
      1000, 5500,
    ]);
    expect(await shop.read(shopper, order.id)).toMatchObject({
      refunded_amount: 6500,
      cancellations: [{ state: 'done' }],
    });
  });

  test('an operator who cancels is told that the provider gives the money back by itself', async () => {
    const { order, number } = await paid();
    await payments('refund', number, '--amount', '10');
    const done = await operator.run(ordersCommand, 'cancel', number);
    expect(done.out).toContain('; the provider gives back 55.00 USD by itself.');
    const given_ = await paid();
    await payments('refund', given_.number);
    expect((await operator.run(ordersCommand, 'cancel', given_.number)).out).toContain(
      '; all that was paid went back before, or is on its way.',
    );
    const { shopper } = await shop.fill();
    const cash = await shopper.ordered();
    await db.updateTable('order').set({ paid: true }).where('id', '=', cash.id).execute();
    expect((await operator.run(ordersCommand, 'cancel', cash.number)).out).toContain(
      '; 65.00 USD are still to be paid back.',
    );
    expect(await shop.refundsOf(order.id)).toHaveLength(2);
  });

  test('what a provider could not give back of a cancellation is tried again, or done by hand', async () => {
    const { order, number, shopper } = await paid();
    card.refundsAre('failed');
    given(await shopper.ask(askCancellation, { json: { order_id: order.id } }));
    await shop.runJobs();
    expect((await payments('refund', number, '--request', '1')).code).toBe(0);
    expect((await payments('refund', number, '--request', '1')).error).toContain(
      'are on their way back',
    );
    await shop.runJobs();
    expect((await payments('refund', number, '--request', '1', '--by-hand')).code).toBe(1);
    // By then the mail of the cancellation is old.
    await sql`update mail_log set created_at = created_at - interval '11 minutes'`.execute(db);
    const byHand = await operator.run(ordersCommand, 'paid-back', number);
    expect(byHand).toMatchObject({ code: 0 });
    const after = await shop.read(shopper, order.id);
    expect(after).toMatchObject({ refunded_amount: 6500, cancellations: [{ state: 'done' }] });
    expect(await shop.mailsOf(after.cancellations[0]?.id ?? '')).toContain('order-refunded');
    expect((await payments('refund', number, '--by-hand')).code).toBe(2);
    expect(await shop.runJobs()).toEqual([]);
    expect([...card.refunds.values()]).not.toContainEqual(
      expect.objectContaining({ attemptId: (await shop.lastAttempt(order.id)).id }),
    );
  });

  test('what was given back for is forgotten with the person', async () => {
    const { order, number } = await paid();
    await payments('refund', number, '--amount', '5', '--reason', 'Mrs. Haddad was cross');
    await db.updateTable('order').set({ email: '' }).where('id', '=', order.id).execute();
    const { out } = await payments('show', number);
    expect(out).toMatch(/5\.00 USD +shop +pending$/m);
    expect(out).not.toContain('Haddad');
  });

  test('an order that was paid twice is given back by the attempt that is named', async () => {
    const { attempt, order, number } = await paid();
    const second = await db
      .insertInto('payment_attempt')
      .values({
        id: crypto.randomUUID(),
        order_id: order.id,
        method: 4,
        provider: 'other',
        provider_ref: `cs_${number}`,
        payment_ref: `pi_${number}`,
        amount: 6500,
        currency: 'USD',
        status: 'paid',
        return_path: '/',
        expires_at: new Date(),
        settled_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { code, error } = await payments('refund', number);
    expect(code).toBe(2);
    expect(error).toContain(`${attempt}: 65.00 USD came, 65.00 USD are left`);
    expect((await payments('refund', second.id)).code).toBe(0);
    expect(await shop.refundsOf(order.id)).toMatchObject([{ attempt_id: second.id }]);
  });

  test('cash is not given back by a provider, and the way that it goes is told', async () => {
    const { shopper } = await shop.fill();
    const { number } = await shopper.ordered();
    const refused = await payments('refund', number);
    expect(refused.code).toBe(2);
    expect(refused.error).toContain('recorded by orders paid-back');
    expect((await payments('show', number)).out).toContain('Nothing was asked of a provider.');
  });
});

test('a payment that only the shop can see is confirmed on the operator’s word', async () => {
  await writeSetting(db, 'currency', 'INR');
  const upi = [createManualUpi({ vpa: 'souk@okbank', payee: 'Souk' })];
  const app = testApp(db, { payments: upi, limitsTimes: 0 });
  const shopper = new Shopper(app);
  await shopper.fill([await addOne(db, 'Kettle'), 1]);
  const { order } = given(await shopper.order({ method: 7 }));
  const own = new Operator(db, upi);
  expect(await own.run(paymentsCommand, 'confirm', order.number)).toMatchObject({
    code: 1,
    error: 'payments confirm needs the --reference by which your bank names the payment.',
  });
  const done = await own.run(paymentsCommand, 'confirm', order.number, '--reference', '4123');
  expect(done.out).toMatch(/ by upi-manual: paid, 25\.00 INR \(4123\)\n.* is paid\.$/);
  expect((await own.run(paymentsCommand, 'confirm', order.number)).code).toBe(2);
  expect((await own.run(ordersCommand, 'show', order.number)).out).toContain('upi, paid');
});
