import type { Trx } from '#db/client.ts';
import { runInTransaction } from '#db/transaction.ts';
import { findOnline } from '#api/payments/payment-methods.ts';
import type { ProviderDispute } from '#api/payments/provider.ts';
import { lockAttempt, type Attempt } from './payment-attempts.ts';
import type { PaymentDeps } from './deps.ts';
import { notifyOperator } from './notify-operator.ts';

type Kept = { reference: string; said: ProviderDispute; now: Date };

/** Part of a dispute that is kept already, or the other way round: the same money is never counted twice. */
const isKnownReversal = async (
  trx: Trx,
  { id }: Attempt,
  { reference, said }: Kept,
): Promise<boolean> => {
  const others = await trx
    .selectFrom('dispute')
    .select(['id', 'is_reversal'])
    .where('attempt_id', '=', id)
    .where('provider_ref', '<>', reference)
    .where('status', '<>', 'won')
    .execute();
  if (said.isReversal) return others.some((one) => !one.is_reversal);
  const reversals = others.flatMap((one) => (one.is_reversal ? one.id : []));
  if (reversals.length > 0) await trx.deleteFrom('dispute').where('id', 'in', reversals).execute();
  return false;
};

/** In the attempt's currency: of what is told in another one, all of it is taken to be meant. */
const amountOf = ({ amount, currency }: Attempt, said: ProviderDispute): number =>
  said.currency.toUpperCase() === currency ? Math.min(said.amount, amount) : amount;

/** What the operator reads: `lost: fraudulent`, and until when they may answer. */
const wordsOf = ({ state, reason, respondBy }: ProviderDispute): string =>
  `${state}: ${reason}${state === 'open' && respondBy ? `, answer by ${respondBy.toISOString().slice(0, 10)}` : ''}`;

/** Writes how a dispute stands, and mails the operator; false where nothing has changed. */
const writeDispute = async (trx: Trx, known: Attempt, kept: Kept): Promise<boolean> => {
  const { reference, said, now } = kept;
  const attempt = await lockAttempt(trx, known.id);
  if (!attempt || (await isKnownReversal(trx, attempt, kept))) return false;
  const before = await trx
    .selectFrom('dispute')
    .select(['id', 'status'])
    .where('attempt_id', '=', attempt.id)
    .where('provider_ref', '=', reference)
    .executeTakeFirst();
  const amount = amountOf(attempt, said);
  const row = {
    amount,
    reason: said.reason.slice(0, 200),
    status: said.state,
    respond_by: said.respondBy,
    ...(before?.status !== said.state && { settled_at: said.state === 'open' ? null : now }),
  };
  const { id } = await trx
    .insertInto('dispute')
    .values({
      ...row,
      attempt_id: attempt.id,
      order_id: attempt.order_id,
      provider_ref: reference,
      is_reversal: said.isReversal ?? false,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['attempt_id', 'provider_ref']).doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();
  if (before?.status === said.state) return false;
  const { order_id: orderId, currency } = attempt;
  const about = { id, orderId, amount, currency, reason: wordsOf(said) };
  await notifyOperator(trx, { kind: 'payment-disputed', ...about });
  return true;
};

/**
 * Asks the provider how a dispute stands that it has told of, and keeps that. The order stays as it is: whether
 * goods are sent, or come back, is the operator's to say. Throws where the provider gives no answer.
 */
export const processDispute = async (
  deps: PaymentDeps,
  attempt: Attempt,
  reference: string,
  signal: AbortSignal,
): Promise<void> => {
  const { id, provider } = attempt;
  const said = await findOnline(deps.payments, provider)?.online.findDispute?.(reference, signal);
  if (!said) return;
  const kept = { reference, said, now: deps.now() };
  if (await runInTransaction(deps.db, (trx) => writeDispute(trx, attempt, kept)))
    deps.log.error(
      { attempt: id, provider, dispute: reference, state: said.state },
      'a payment is disputed',
    );
};
