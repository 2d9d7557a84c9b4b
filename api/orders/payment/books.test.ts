import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { askCancellation } from '#contract/orders/ask-cancellation.ts';
import { payOrder } from '#contract/orders/order-payment.ts';
import { runInTransaction } from '#db/transaction.ts';
import { NOON } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { openPaymentShop } from '#test/payments/payment-shop.ts';
import { refundByShop } from '#api/orders/refunds/refund-by-shop.ts';

vi.setConfig({ testTimeout: 120_000 });

const db = await testDatabase();
const shop = await openPaymentShop(db);
const { card, other } = shop;

const STEPS = [
  'pay',
  'pay all',
  'come back',
  'another way',
  'same way',
  'cancel a line',
  'cancel',
  'time passes',
  'start breaks',
  'find breaks',
  'refund drops',
  'shop gives back',
  'jobs',
] as const;
type Step = (typeof STEPS)[number];

type Placed = Awaited<ReturnType<typeof shop.place>>;

const providerOf = (slug: string) => (slug === 'other' ? other : card);

/** Pays what is still open at the providers, as somebody with several tabs might. */
const payOpen = async (orderId: string, all: boolean): Promise<void> => {
  for (const { id, provider } of await shop.attemptsOf(orderId)) {
    const own = providerOf(provider);
    if (own.sessions.get(id)?.said.state !== 'open') continue;
    own.pay(id, { reference: id });
    if (!all) return;
  }
};

/** Something for the trouble, as often as the operator says so. */
const giveBack = (orderId: string) => {
  const gift = { orderId, amount: 700, byHand: false, again: true, now: NOON };
  return runInTransaction(db, (trx) => refundByShop(trx, gift));
};

/** What the shop has given back beside what is owed. */
const givenFor = async (orderId: string): Promise<number> => {
  const refunds = await shop.refundsOf(orderId);
  return refunds
    .filter(({ reason }) => reason === 'shop')
    .reduce((sum, { amount }) => sum + amount, 0);
};

const take = async (step: Step, { shopper, order }: Placed, minute: number): Promise<void> => {
  const which = { order_id: order.id };
  if (step === 'pay' || step === 'pay all') await payOpen(order.id, step === 'pay all');
  else if (step === 'come back') await shop.comeBack(shopper, order.id);
  else if (step === 'another way') await shopper.ask(payOrder, { json: { ...which, method: 4 } });
  else if (step === 'same way') await shopper.ask(payOrder, { json: { ...which, method: 3 } });
  else if (step === 'cancel a line')
    await shopper.ask(askCancellation, { json: { ...which, lines: [order.lines[0]?.id ?? ''] } });
  else if (step === 'cancel') await shopper.ask(askCancellation, { json: which });
  else if (step === 'time passes') shop.setMinute(minute);
  else if (step === 'start breaks') card.trouble('start', 'breaks');
  else if (step === 'find breaks') other.trouble('find', 'breaks');
  else if (step === 'refund drops') card.trouble('refund', 'drops');
  else if (step === 'shop gives back') await giveBack(order.id);
  else await shop.runJobs();
};

/** Everything that a worker would get to in the end. */
const finish = async (orderId: string): Promise<void> => {
  const patience = { isLast: true, signal: AbortSignal.timeout(30_000) };
  for (let round = 0; round < 6; round += 1) {
    await shop.runJobs(true);
    for (const { id } of await shop.attemptsOf(orderId))
      await shop.jobs['settle-payment']({ attempt: id }, patience).catch(() => {});
    const open = db.selectFrom('refund').select('id').where('status', '=', 'pending');
    for (const { id } of await open.where('order_id', '=', orderId).execute())
      await shop.jobs['refund-payment']({ refund: id }, patience).catch(() => {});
  }
};

/** What the providers have of an order at the end, by their own books. */
const heldFor = async (orderId: string): Promise<number> => {
  const attempts = await shop.attemptsOf(orderId);
  return attempts.reduce((sum, { id, provider }) => {
    const own = providerOf(provider);
    const said = own.sessions.get(id)?.said;
    const charged = said?.state === 'paid' ? said.taken.amount : 0;
    const given = [...own.refunds.values()].filter(({ attemptId }) => attemptId === id);
    return sum + charged - given.reduce((all, { amount }) => all + amount, 0);
  }, 0);
};

const owedFor = async (orderId: string): Promise<number> => {
  const { rows } = await sql<{ owed: number }>`
    select (case when o.paid then coalesce(sum(l.total) filter (where l.cancelled_at is null), 0) else 0 end)::int as owed
    from "order" o join order_line l on l.order_id = o.id
    where o.id = ${orderId} group by o.id, o.paid`.execute(db);
  return Number(rows[0]?.owed);
};

test('whatever happens, the providers hold what is owed for what is left of the order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...STEPS), { minLength: 2, maxLength: 12 }),
      async (steps) => {
        shop.setMinute(0);
        card.calm();
        other.calm();
        const placed = await shop.place();
        for (const [at, step] of steps.entries()) await take(step, placed, (at + 1) * 7);
        await finish(placed.order.id);
        const booked = await shop.read(placed.shopper, placed.order.id);
        const owed = (await owedFor(placed.order.id)) - (await givenFor(placed.order.id));
        expect(await heldFor(placed.order.id), steps.join(', ')).toBe(Math.max(0, owed));
        const paidRows = (await shop.attemptsOf(placed.order.id)).filter(
          ({ status }) => status === 'paid',
        );
        const charged = paidRows.reduce((sum, { amount }) => sum + amount, 0);
        expect(charged - booked.refunded_amount).toBe(await heldFor(placed.order.id));
      },
    ),
    { numRuns: 60 },
  );
});
