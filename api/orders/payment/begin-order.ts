import type { NextPayment } from '#contract/payment.ts';
import type { Order } from '#contract/order.ts';
import type { Trx } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { ok, refuse, type Reply } from '#api/http/reply.ts';
import type { OnlineProvider } from '#api/payments/methods.ts';
import type { OrderRow } from '#api/orders/read.ts';
import { findOrder } from '#api/orders/read.ts';
import { presentOrder, type Sign } from '#api/orders/present-order.ts';
import { insertAttempt, listAttempts } from './attempts.ts';
import type { PaymentDeps } from './deps.ts';
import { addEndJob } from './end-unpaid.ts';
import { nextPaymentOf } from './next-payment.ts';
import { payerOf } from './payer.ts';
import { paymentStateOf } from './present-payment.ts';
import { orderReturnPath } from './return-path.ts';
import { beginAttempt } from './start-attempt.ts';

type Placed = {
  written: OrderRow;
  provider: OnlineProvider;
  answers: Record<string, string>;
  language: LanguageCode;
  clientAddress: string | undefined;
  sign: Sign;
  now: Date;
};

/** Writes how an order is going to be paid, with it: the attempt, and the jobs that look after both. */
export const insertFirstAttempt = async (trx: Trx, placed: Placed): Promise<void> => {
  const { written, provider, answers, language, clientAddress, sign, now } = placed;
  const { id, currency, created_at: createdAt, payable_until: payableUntil } = written;
  if (payableUntil === null) return;
  await insertAttempt(trx, {
    order: { id, currency, payableUntil },
    provider,
    amount: written.total,
    request: { language, answers, payer: payerOf(written, clientAddress) },
    returnPath: orderReturnPath(language, { id, token: sign({ id, createdAt }) }),
    now,
  });
  await addEndJob(trx, id, payableUntil);
};

type Begun = Reply<{ order: Order; payment: NextPayment }>;

/**
 * Asks the provider for an order that is placed and committed, or says how that stands by now: whoever asks
 * again with the same key is told the present state. Where the provider refuses, the order waits to be
 * paid another way.
 */
export const beginOrder = async (
  deps: PaymentDeps,
  orderId: string,
  { language, sign, now }: { language: LanguageCode; sign: Sign; now: Date },
  signal: AbortSignal,
): Promise<Begun> => {
  const [first] = await listAttempts(deps.db, orderId);
  if (first?.status === 'created') await beginAttempt(deps, first.id, signal);
  const row = await findOrder(deps.db, { id: orderId });
  if (!row) throw new Error(`order ${orderId} is gone`);
  const state = paymentStateOf(row, now);
  if (state === 'failed') return { ...refuse('payment.refused', undefined, 'method'), orderId };
  const last = (await listAttempts(deps.db, orderId)).at(-1);
  const payment = state === 'open' ? nextPaymentOf(last) : { kind: 'nothing' as const };
  return ok({ order: presentOrder(row, language, { sign, now }), payment }, 'order.placed');
};
