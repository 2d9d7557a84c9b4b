import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { PaymentProvider } from '#api/payments/provider.ts';
import { createStripe } from '#api/payments/providers/stripe.ts';
import { paymentsCommand } from '#cli/payments-command.ts';
import { NOON } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { Operator } from '#test/operator.ts';
import { openPaymentShop } from '#test/payments/payment-shop.ts';
import { openStripeSimulator } from '#test/simulators/stripe.ts';

const db = await testDatabase();
const shop = await openPaymentShop(db);
const { card } = shop;
const HOOK = 'https://shop.test/api/v1/payment/webhook/scripted';

const examine = async (payments: readonly PaymentProvider[] = [card.provider]) => {
  const operator = new Operator(db, payments);
  operator.now = now;
  return operator.run(paymentsCommand, 'doctor');
};
let now = NOON;

beforeEach(async () => {
  await db.deleteFrom('order').execute();
  await db.deleteFrom('payment_event').execute();
  await db
    .insertInto('job_worker')
    .values({ id: 'one' })
    .onConflict((at) => at.doNothing())
    .execute();
  now = NOON;
  shop.setMinute(0);
  card.refundsAre('processed');
});

const inMinutes = (minutes: number): Date => new Date(NOON.getTime() + minutes * 60_000);

test('a shop that is set up is well', async () => {
  const { attempt } = await shop.place();
  card.pay(attempt);
  await shop.webhook({ id: 'evt_1', attemptId: attempt });
  await shop.runJobs();
  const { code, out } = await examine();
  expect(out).toContain('Nothing is wrong.');
  expect(code).toBe(0);
  expect(out).toMatch(new RegExp(`^Webhook to register +${HOOK}$`, 'm'));
  expect(out).toMatch(/^Last good webhook +2026-06-15 12:00 UTC$/m);
  expect(out).toMatch(/^Takes +USD$/m);
  expect(await examine([])).toMatchObject({ code: 0 });
});

test('webhooks that never come are told, and where they are to go', async () => {
  const { attempt, order, shopper } = await shop.place();
  card.pay(attempt);
  await shop.comeBack(shopper, order.id);
  expect((await examine()).code).toBe(0);
  now = inMinutes(90);
  const { code, out } = await examine();
  expect(code).toBe(1);
  expect(out).toContain(
    'scripted took money 1 time in 30 days and told nothing: register its webhook.',
  );
});

test('what waits for a person, has no end or could not go back is told', async () => {
  await shop.place();
  const wrong = await shop.place();
  card.pay(wrong.attempt, { amount: 1 });
  await shop.webhook({ id: 'evt_wrong', attemptId: wrong.attempt });
  const back = await shop.place();
  card.pay(back.attempt);
  await shop.comeBack(back.shopper, back.order.id);
  card.refundsAre('failed');
  await new Operator(db, [card.provider]).run(paymentsCommand, 'refund', back.order.number);
  await shop.runJobs();
  now = inMinutes(27 * 60);
  const { code, out } = await examine();
  expect(code).toBe(1);
  expect(out).toContain('1 payment waits for a person: payments list --review.');
  expect(out).toContain('1 attempt has had no end for more than a day: payments settle asks.');
  expect(out).toContain('1 refund has failed: payments list --review, then payments refund.');
  expect(out).toMatch(/jobs? (is|are) overdue: jobs list\./);
});

test('a shop whose jobs nobody carries out is told so', async () => {
  await db.deleteFrom('job_worker').execute();
  const { code, out } = await examine();
  expect(code).toBe(1);
  expect(out).toContain('No process carries out jobs');
});

test('a currency that a provider does not take is told', async () => {
  const { code, out } = await examine([{ ...card.provider, settles: () => false }]);
  expect(code).toBe(1);
  expect(out).toContain('scripted takes no USD, so it is offered to nobody.');
});

test('keys are tried at the provider, and named without what they say', async () => {
  const stripe = await openStripeSimulator({ secretKey: 'sk_test_the_right_one' });
  vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_the_right_one');
  vi.stubEnv('STRIPE_WEBHOOK_SECRET', 'whsec_of_tests');
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await stripe.close();
  });
  const create = (secretKey: string) =>
    createStripe({ secretKey, webhookSecrets: ['whsec_of_tests'], apiBase: stripe.url });
  const well = await examine([create('sk_test_the_right_one')]);
  expect(well.code).toBe(0);
  expect(well.out).toMatch(/^Provider +stripe, for tests: no money is real$/m);
  expect(well.out).toMatch(/^Keys +STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET$/m);
  expect(well.out).toMatch(/^Answers +yes$/m);
  const { code, out } = await examine([create('sk_test_another_one')]);
  expect(code).toBe(1);
  expect(out).toMatch(/^Answers +no$/m);
  expect(out).toContain('stripe does not answer as it should: Stripe answered 401');
  for (const secret of ['right_one', 'another_one', 'whsec_of'])
    expect(well.out + out).not.toContain(secret);
});
