import { PAYMENT_METHOD } from '#contract/orders/order-codes.ts';
import type { DataOf } from '#contract/endpoint.ts';
import {
  askToPay,
  confirmPayment,
  openPaymentLink,
  payOrder,
} from '#contract/orders/order-payment.ts';
import type { RouteDeps, Routes } from '#api/deps.ts';
import { implement } from '#api/http/implement.ts';
import { fail, ok, refuse, type Reply } from '#api/http/reply.ts';
import type { Call } from '#api/http/run-call.ts';
import type { SignedLinks } from '#api/http/signed-link.ts';
import { isOnline, listProviders } from '#api/payments/payment-methods.ts';
import type { PaymentProvider } from '#api/payments/provider.ts';
import type { OrderLinks } from '#api/orders/order-link.ts';
import { findOrder, type OrderRow } from '#api/orders/find-order.ts';
import { presentOrder } from '#api/orders/present-order.ts';
import { readAnswers } from './method-answers.ts';
import { listAttempts } from './payment-attempts.ts';
import { nextPaymentOf } from './next-payment.ts';
import type { Keyed } from './end-open-attempts.ts';
import { payOnDelivery } from './pay-on-delivery.ts';
import { payByAttempt } from './pay-order.ts';
import { payerOf, payerByLink } from './payer.ts';
import { readPaymentLink, signPaymentLink } from './payment-link.ts';
import { paymentStateOf } from './present-payment.ts';
import { isLinkReturn, linkReturnPath, orderReturnPath } from './return-path.ts';
import { settleOrder, tellReference } from './settle-order.ts';
import { findOrderToPay, type OrderToPay } from './find-order-to-pay.ts';

type Own = {
  links: OrderLinks;
  paymentLinks: SignedLinks;
  payments: readonly PaymentProvider[];
};

/** A form that names no order at all. */
const isUnnamed = (json: {
  order_id?: unknown;
  token?: unknown;
  payment_token?: unknown;
}): boolean =>
  json.order_id === undefined && json.token === undefined && json.payment_token === undefined;
const unnamed = () => refuse('api.fieldRequired', { field: 'order_id' }, 'order_id');

const missing = () => fail(404, 'order.notFound');

/** Longer than one provider takes; a browser that waits longer has gone. */
const PATIENCE_MS = 25_000;
const patience = (): AbortSignal => AbortSignal.timeout(PATIENCE_MS);

type AskingCall = Pick<Call<typeof payOrder>, 'db' | 'language' | 'now'>;

/** How an order stands, with what its browser does next; who has only a payment link sees no more. */
const answerPaying = async (
  deps: RouteDeps & Own,
  { db, language, now }: AskingCall,
  { orderId, isOwner }: OrderToPay,
): Promise<Reply<DataOf<typeof payOrder>>> => {
  const row = await findOrder(db, { id: orderId });
  if (!row) return missing();
  const attempts = await listAttempts(db, orderId);
  const state = paymentStateOf(row, now);
  const sign = await deps.links.signer();
  const last = attempts.at(-1);
  // What its owner has begun names them at the provider, and leads back to their order.
  const isShown = state === 'open' && (isOwner || (last && isLinkReturn(last.return_path)));
  return ok({
    state,
    payment: isShown ? nextPaymentOf(last) : { kind: 'nothing' as const },
    order: isOwner ? presentOrder(row, language, { sign, now }) : null,
  });
};

const findProvider = (
  { payments }: Own,
  row: OrderRow,
  method: number,
): PaymentProvider | undefined =>
  listProviders(payments, row.currency, row.total).find(({ code }) => code === method);

/** The same call again, by whoever asks. */
const keyedOf = ({
  shopper,
  clientAddress,
  idempotencyKey,
  json,
}: Call<typeof payOrder>): Keyed => ({
  owner: `pay:${shopper?.id ?? clientAddress ?? ''}`,
  key: idempotencyKey,
  body: json,
});

const pay = async (
  deps: RouteDeps & Own,
  call: Call<typeof payOrder>,
  paid: OrderToPay,
): Promise<Reply<DataOf<typeof payOrder>>> => {
  const { db, json, t, language, now, clientAddress } = call;
  const row = await findOrder(db, { id: paid.orderId });
  if (!row) return missing();
  const provider = findProvider(deps, row, json.method);
  // Who receives the parcel pays at the door, and nobody else is asked to.
  if (paid.isOwner && provider?.code === PAYMENT_METHOD.cashOnDelivery) {
    const choosing = { orderId: row.id, provider, keyed: keyedOf(call), now, signal: patience() };
    const chosen = await payOnDelivery(deps, choosing);
    return chosen.kind === 'ok' ? answerPaying(deps, call, paid) : chosen;
  }
  if (!provider || !isOnline(provider))
    return refuse('checkout.methodUnavailable', undefined, 'method');
  const read = readAnswers(provider.online, json.answers ?? {}, { country: row.country, t });
  if ('refused' in read) return read.refused;
  const { answers } = read;
  const sign = await deps.links.signer();
  const token = sign({ id: row.id, createdAt: row.created_at });
  const payer = paid.isOwner
    ? payerOf(row, clientAddress)
    : await payerByLink(db, row, { clientAddress, origin: deps.origin, language });
  const chosen = await payByAttempt(deps, {
    orderId: row.id,
    provider,
    request: { language, answers, payer },
    returnPath: paid.isOwner
      ? orderReturnPath(language, { id: row.id, token })
      : linkReturnPath(language, json.payment_token ?? ''),
    keyed: keyedOf(call),
    now,
    signal: patience(),
  });
  if (chosen.kind !== 'ok') return chosen;
  const answer = await answerPaying(deps, call, paid);
  if (answer.kind === 'ok' && answer.data.state === 'failed')
    return refuse('payment.refused', undefined, 'method');
  return answer;
};

export const orderPaymentRoutes: Routes<Own> = (app, deps) => {
  const { limits } = deps;

  implement(
    app,
    deps,
    payOrder,
    async (call) => {
      const paid = await findOrderToPay(deps, call, call.json);
      return paid ? pay(deps, call, paid) : missing();
    },
    { limiters: [limits.payments, limits.paymentsFrom] },
  );

  implement(
    app,
    deps,
    confirmPayment,
    async (call) => {
      if (isUnnamed(call.json)) return unnamed();
      const paid = await findOrderToPay(deps, call, call.json);
      if (!paid) return missing();
      const { reference } = call.json;
      if (reference !== undefined && !(await tellReference(deps, paid.orderId, reference)))
        return refuse('payment.referenceTaken', undefined, 'reference');
      await settleOrder(deps, paid.orderId, patience());
      return answerPaying(deps, call, paid);
    },
    { limiters: [limits.paymentChecksFrom] },
  );

  implement(app, deps, askToPay, async (call) => {
    const { order_id, token } = call.json;
    if (isUnnamed({ order_id, token })) return unnamed();
    const paid = await findOrderToPay(deps, call, { order_id, token });
    return paid ? signPaymentLink(deps.paymentLinks, call, paid) : missing();
  });

  implement(app, deps, openPaymentLink, (call) => readPaymentLink(deps.paymentLinks, call));
};
