import { sql } from 'kysely';
import type { Trx } from '#db/client.ts';
import { runInTransaction } from '#db/transaction.ts';
import { findOnline } from '#api/payments/payment-methods.ts';
import { ProviderRefused, type ProviderRefund } from '#api/payments/provider.ts';
import { findAttempt, knownOf, type Attempt } from '#api/orders/payment/payment-attempts.ts';
import type { PaymentDeps } from '#api/orders/payment/deps.ts';
import { addRefundJob } from './refund.ts';
import { notifyOperator } from '#api/orders/payment/notify-operator.ts';

const MINUTE_MS = 60_000;
/** How long it is waited to ask about a refund again, by how old it is: banks take days. */
const WAITS = [
  { younger: 60, wait: 10 },
  { younger: 1_440, wait: 60 },
  { younger: Infinity, wait: 360 },
];

const nextAsk = (createdAt: Date, now: Date): Date => {
  const age = (now.getTime() - createdAt.getTime()) / MINUTE_MS;
  const wait = WAITS.find(({ younger }) => age < younger)?.wait ?? 360;
  return new Date(now.getTime() + wait * MINUTE_MS);
};

/**
 * Notes that the provider is asked now, and whether it may have been before. One that it has carried out is asked
 * about by its reference, which gives nothing back.
 */
const claim = async ({ db }: PaymentDeps, id: string, now: Date) => {
  const { rows } = await sql<{
    attempt_id: string;
    amount: number;
    reason: string;
    provider_refund_ref: string | null;
    created_at: Date;
    asked_before: boolean;
  }>`
    with waiting as (
      select id, asked_at is not null as asked_before from refund
      where id = ${id} and (status = 'pending'
        or (status = 'processed' and not by_hand and provider_refund_ref is not null))
      for no key update)
    update refund r set asked_at = ${now} from waiting
    where r.id = waiting.id
    returning r.attempt_id, r.amount, r.reason, r.provider_refund_ref, r.created_at,
      waiting.asked_before`.execute(db);
  return rows[0];
};

type Claimed = NonNullable<Awaited<ReturnType<typeof claim>>>;

/** What the provider says; a refusal is a refund that has failed. */
const ask = async (
  deps: PaymentDeps,
  id: string,
  { attempt, claimed }: { attempt: Attempt; claimed: Claimed },
  signal: AbortSignal,
): Promise<ProviderRefund> => {
  const known = knownOf(attempt);
  const { paymentReference } = known;
  const online = findOnline(deps.payments, attempt.provider)?.online;
  if (!online || paymentReference === null)
    throw new Error(`refund ${id} cannot be asked for: ${attempt.provider} is switched off`);
  try {
    return await online.refund(
      {
        refundId: id,
        attempt: { ...known, paymentReference },
        amount: claimed.amount,
        reason: claimed.reason,
        reference: claimed.provider_refund_ref,
        isRepeated: claimed.asked_before,
        // It is the shop itself that asks.
        ip: '127.0.0.1',
      },
      signal,
    );
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    return { state: 'failed', reference: null, code: error.code };
  }
};

/** Writes what the provider has said; false where that is no news. */
const writeRefund = async (
  trx: Trx,
  id: string,
  said: ProviderRefund,
  { attempt, now }: { attempt: Attempt; now: Date },
): Promise<boolean> => {
  const refund = await trx
    .selectFrom('refund')
    .select(['cancellation_id', 'amount', 'created_at', 'attempt_id', 'status'])
    .where('id', '=', id)
    .where('status', '<>', 'failed')
    .forNoKeyUpdate()
    .executeTakeFirst();
  // A refund that was processed changes no more, except that it may fail afterwards.
  if (!refund || (refund.status === 'processed' && said.state !== 'failed')) return false;
  const ended = said.state === 'pending' ? {} : { settled_at: now };
  await trx
    .updateTable('refund')
    .set({
      status: said.state,
      ...ended,
      ...(said.reference !== null && { provider_refund_ref: said.reference }),
      ...(said.state === 'failed' && { error_code: said.code.slice(0, 200) }),
    })
    .where('id', '=', id)
    .execute();
  if (said.state === 'pending') {
    await addRefundJob(trx, { id, attemptId: attempt.id }, nextAsk(refund.created_at, now));
    return true;
  }
  if (said.state === 'failed') {
    const { order_id: orderId, currency } = attempt;
    const about = { id, orderId, amount: refund.amount, currency, reason: said.code };
    await notifyOperator(trx, { kind: 'refund-failed', ...about });
  }
  if (refund.cancellation_id === null) return true;
  // What was done and has failed after all is owed again.
  const [from, to] =
    said.state === 'failed' ? (['done', 'approved'] as const) : (['approved', 'done'] as const);
  await trx
    .updateTable('cancellation')
    .set({ state: to, settled_at: now })
    .where('id', '=', refund.cancellation_id)
    .where('state', '=', from)
    .execute();
  return true;
};

/**
 * Has the provider give money back, by the refund's own key: however often it is asked, once. What is on its
 * way is asked about again. Throws where the provider gives no answer: the job is repeated then.
 */
export const submitRefund = async (
  deps: PaymentDeps,
  id: string,
  signal: AbortSignal,
): Promise<void> => {
  const claimed = await claim(deps, id, deps.now());
  const attempt = claimed && (await findAttempt(deps.db, claimed.attempt_id));
  if (!claimed || !attempt) return;
  const said = await ask(deps, id, { attempt, claimed }, signal);
  const written = { attempt, now: deps.now() };
  const isNews = await runInTransaction(deps.db, (trx) => writeRefund(trx, id, said, written));
  if (isNews && said.state === 'failed')
    deps.log.error(
      { refund: id, provider: attempt.provider, code: said.code },
      'a refund has failed',
    );
};
