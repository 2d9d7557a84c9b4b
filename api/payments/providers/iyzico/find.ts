import { z } from 'zod';
import { ProviderUnclear } from '#api/payments/ask-provider.ts';
import { readDecimal } from '#api/payments/decimal-amount.ts';
import type { KnownAttempt, ProviderPayment } from '#api/payments/provider.ts';
import { NOT_BELIEVED, type IyzicoApi } from './api.ts';
import { DECIMALS } from './decimal.ts';

const DETAIL = '/payment/iyzipos/checkoutform/auth/ecom/detail';

const amount = z.union([z.string(), z.number()]).nullish();

const retrieved = z.object({
  status: z.literal('success'),
  paymentStatus: z.string().nullish(),
  paymentId: z.union([z.string(), z.number()]).nullish(),
  /** 1 is accepted, 0 is being looked at, -1 is refused. */
  fraudStatus: z.number().nullish(),
  currency: z.string().nullish(),
  basketId: z.string().nullish(),
  conversationId: z.string().nullish(),
  price: amount,
  paidPrice: amount,
  token: z.string().nullish(),
  errorCode: z.union([z.string(), z.number()]).nullish(),
  signature: z.string().nullish(),
});
type Retrieved = z.output<typeof retrieved>;

const requireSigned = (api: IyzicoApi, body: Retrieved): void => {
  const { paymentStatus, paymentId, currency, basketId, conversationId } = body;
  const { paidPrice, price, token, signature } = body;
  api.requireSignature(signature, [
    paymentStatus,
    paymentId,
    currency,
    basketId,
    conversationId,
    paidPrice,
    price,
    token,
  ]);
};

const paidBy = ({ basketId, paymentId, paidPrice, currency }: Retrieved): ProviderPayment => {
  const taken = readDecimal(String(paidPrice ?? ''), DECIMALS);
  if (!basketId || !paymentId || !currency || taken === undefined)
    throw new ProviderUnclear("Iyzico's answer about a payment cannot be read");
  const paymentReference = String(paymentId);
  return {
    state: 'paid',
    taken: { reference: basketId, paymentReference, amount: taken, currency },
  };
};

const stateOf = (body: Retrieved): ProviderPayment => {
  const { paymentStatus, fraudStatus, errorCode } = body;
  if (paymentStatus === 'FAILURE')
    return { state: 'failed', code: String(errorCode ?? 'declined'), mayRetry: false };
  // INIT_THREEDS, CALLBACK_THREEDS and the like: the shopper is on the way to their bank.
  if (paymentStatus !== 'SUCCESS') return { state: 'open' };
  if (fraudStatus === 1) return paidBy(body);
  return fraudStatus === -1
    ? { state: 'failed', code: 'fraud', mayRetry: false }
    : { state: 'review', reason: 'fraud' };
};

/** Asks about a form that is not there: whoever is told so is believed. */
export const checkKeys = async (api: IyzicoApi, signal: AbortSignal): Promise<void> => {
  const answer = await api.post(DETAIL, { locale: 'en', token: 'none' }, retrieved, signal);
  if (!answer.isDone && NOT_BELIEVED.includes(answer.code))
    throw new ProviderUnclear(answer.message);
};

/**
 * How the payment of a checkout form stands. Iyzico refuses to tell of one that nobody has paid yet, or any
 * more; the shop's own time says when it is over.
 */
export const findPayment = async (
  api: IyzicoApi,
  { attemptId, reference }: KnownAttempt,
  signal: AbortSignal,
): Promise<ProviderPayment> => {
  // Nobody has seen a form whose token the shop was not told.
  if (reference === null) return { state: 'open' };
  const question = { locale: 'en', conversationId: attemptId, token: reference };
  const answer = await api.post(DETAIL, question, retrieved, signal);
  if (!answer.isDone) {
    if (NOT_BELIEVED.includes(answer.code)) throw new ProviderUnclear(answer.message);
    return { state: 'open' };
  }
  requireSigned(api, answer.body);
  if (answer.body.token !== reference)
    throw new ProviderUnclear('Iyzico has answered for another form');
  return stateOf(answer.body);
};
