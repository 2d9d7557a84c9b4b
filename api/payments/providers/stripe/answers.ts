import { z } from 'zod';
import { ProviderUnclear } from '#api/payments/ask-provider.ts';
import type { ProviderPayment } from '#api/payments/provider.ts';
import { readAmount } from './amount.ts';

export const intent = z.object({
  id: z.string().min(1),
  status: z.string(),
  last_payment_error: z
    .object({ code: z.string().nullish(), decline_code: z.string().nullish() })
    .nullish(),
});
type Intent = z.infer<typeof intent>;

/** Stripe's Checkout Session: what one attempt is there. */
export const checkoutSession = z.object({
  id: z.string().min(1),
  status: z.string().nullable(),
  payment_status: z.string(),
  url: z.string().nullish(),
  amount_total: z.number().nullable(),
  currency: z.string().nullable(),
  client_reference_id: z.string().nullish(),
  /** Only its id where it was not asked for whole. */
  payment_intent: z.union([intent, z.string()]).nullish(),
});
export type CheckoutSession = z.infer<typeof checkoutSession>;

/** An answer of Stripe as it has to be. Throws ProviderUnclear where it is not. */
export const readAnswer = <Schema extends z.ZodType>(
  schema: Schema,
  answer: unknown,
  what: string,
): z.output<Schema> => {
  const { success, data } = schema.safeParse(answer);
  if (!success) throw new ProviderUnclear(`Stripe's answer to ${what} cannot be read`);
  return data;
};

/** Statuses of an intent that nothing was taken by, and nothing will be. */
const NOT_TAKEN = ['requires_payment_method', 'canceled'];

const declineOf = ({ last_payment_error: error, status }: Intent): string =>
  error?.decline_code ?? error?.code ?? status;

const readPaid = (session: CheckoutSession, { id }: Intent): ProviderPayment => {
  const { amount_total: total, currency: code, client_reference_id: reference } = session;
  const currency = (code ?? '').toUpperCase();
  const amount = total === null ? undefined : readAmount(total, currency);
  if (amount === undefined) return { state: 'review', reason: `${total} ${currency} is no amount` };
  return {
    state: 'paid',
    taken: { reference: reference ?? session.id, paymentReference: id, amount, currency },
  };
};

/** How an attempt stands. Throws ProviderUnclear for what is not known: money may have moved. */
export const readSession = (session: CheckoutSession): ProviderPayment => {
  const { status, payment_status: paid, payment_intent: found } = session;
  const made = typeof found === 'object' && found !== null ? found : undefined;
  if (paid === 'paid' && made) return readPaid(session, made);
  if (paid !== 'unpaid')
    throw new ProviderUnclear(`Stripe says that a session is ${status}, ${paid}`);
  if (status === 'expired') return { state: 'expired' };
  if (made?.status === 'processing') return { state: 'processing' };
  if (status === 'open')
    return made?.last_payment_error
      ? { state: 'failed', code: declineOf(made), mayRetry: true }
      : { state: 'open' };
  if (status !== 'complete') throw new ProviderUnclear(`Stripe says that a session is ${status}`);
  // A bank that answers later has not answered yet, or has refused.
  return made && NOT_TAKEN.includes(made.status)
    ? { state: 'failed', code: declineOf(made), mayRetry: false }
    : { state: 'processing' };
};
