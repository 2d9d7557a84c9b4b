import type { NextPayment } from '#contract/orders/payment.ts';
import type { Order } from '#contract/orders/order.ts';
import type { Trx } from '#db/client.ts';
import type { Settings } from '#db/settings.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { ok, refuse, type Reply } from '#api/http/reply.ts';
import type { OnlineProvider } from '#api/payments/payment-methods.ts';
import type { OrderRow } from '#api/orders/find-order.ts';
import { findOrder } from '#api/orders/find-order.ts';
import { presentOrder, type Sign } from '#api/orders/present-order.ts';
import { findAttempt, insertAttempt, listAttempts, type Attempt } from './payment-attempts.ts';
import type { PaymentDeps } from './deps.ts';
import { nextPaymentOf } from './next-payment.ts';
import { payerOf } from './payer.ts';
import { paymentStateOf } from './present-payment.ts';
import { orderReturnPath } from './return-path.ts';
import { beginAttempt, beginClaimed, type Claimed } from './start-attempt.ts';

type Placed = {
  written: OrderRow;
  provider: OnlineProvider;
  /** As the settings have it. */
  shopName: Settings['site_name'];
  answers: Record<string, string>;
  language: LanguageCode;
  clientAddress: string | undefined;
  sign: Sign;
  now: Date;
};

/** An order that was just placed, with its attempt, which is taken for asking. */
export type FirstAttempt = { written: OrderRow; attemptId: string; claimed: Claimed };

/**
 * Writes how an order is going to be paid, with it: the attempt, and the job that looks after it. The caller
 * asks the provider once this is committed (`beginPlaced`); undefined where nothing is to be paid.
 */
export const insertFirstAttempt = async (
  trx: Trx,
  placed: Placed,
): Promise<FirstAttempt | undefined> => {
  const { written, provider, shopName, answers, language, clientAddress, sign, now } = placed;
  const { id, number, currency, created_at: createdAt, payable_until: payableUntil } = written;
  if (payableUntil === null) return undefined;
  const amount = written.total;
  const request = { language, answers, payer: payerOf(written, clientAddress) };
  const returnPath = orderReturnPath(language, { id, token: sign({ id, createdAt }) });
  const order = { id, currency, payableUntil };
  const parts = { order, provider, amount, request, returnPath, isAsked: true, now };
  const attemptId = await insertAttempt(trx, parts);
  const claimed = {
    provider: provider.online.slug,
    amount,
    currency,
    expires_at: payableUntil,
    return_path: returnPath,
    request,
    number,
    site_name: shopName,
    asked_before: false,
  };
  return { written, attemptId, claimed };
};

type Begun = Reply<{ order: Order; payment: NextPayment }>;
type Telling = { language: LanguageCode; sign: Sign; now: Date };

const answer = (
  row: OrderRow,
  last: Attempt | undefined,
  { language, sign, now }: Telling,
): Begun => {
  const state = paymentStateOf(row, now);
  if (state === 'failed')
    return { ...refuse('payment.refused', undefined, 'method'), orderId: row.id };
  const payment = state === 'open' ? nextPaymentOf(last) : { kind: 'nothing' as const };
  return ok({ order: presentOrder(row, language, { sign, now }), payment }, 'order.placed');
};

/** The order as it is now, after the payment was begun. */
const readOrder = async ({ db }: PaymentDeps, id: string, telling: Telling): Promise<Begun> => {
  const row = await findOrder(db, { id });
  if (!row) throw new Error(`order ${id} is gone`);
  return answer(row, (await listAttempts(db, id)).at(-1), telling);
};

/**
 * Asks the provider for an order that is placed and committed, or says how that stands by now: whoever asks
 * again with the same key is told the present state. Where the provider refuses, the order waits to be
 * paid another way.
 */
export const beginOrder = async (
  deps: PaymentDeps,
  orderId: string,
  telling: Telling,
  signal: AbortSignal,
): Promise<Begun> => {
  const [first] = await listAttempts(deps.db, orderId);
  if (first?.status === 'created') await beginAttempt(deps, first.id, signal);
  return readOrder(deps, orderId, telling);
};

/** The same for whoever has just placed it: of the order nothing can have changed but its one attempt. */
export const beginPlaced = async (
  deps: PaymentDeps,
  { written, attemptId, claimed }: FirstAttempt,
  telling: Telling,
  signal: AbortSignal,
): Promise<Begun> => {
  const begun = await beginClaimed(deps, attemptId, claimed, signal);
  const attempt = typeof begun === 'string' ? await findAttempt(deps.db, attemptId) : begun;
  // A webhook was quicker.
  if (!attempt || attempt.status === 'paid') return readOrder(deps, written.id, telling);
  const { id, method, amount, status, error_code, created_at, settled_at } = attempt;
  const shown = { id, method, amount, status, error_code };
  const times = {
    created_at: created_at.toISOString(),
    settled_at: settled_at?.toISOString() ?? null,
  };
  return answer({ ...written, attempts: [{ ...shown, ...times }] }, attempt, telling);
};
