import type Stripe from 'stripe';
import { z } from 'zod';
import { ProviderUnclear } from '#api/payments/ask-provider.ts';
import type { ProviderRefund, RefundRequest } from '#api/payments/provider.ts';
import { writeAmount } from './amount.ts';
import { readAnswer } from './answers.ts';
import { RefusedByStripe, unclear, type AskStripe } from './ask-stripe.ts';

const refund = z.object({
  id: z.string().min(1),
  status: z.string().nullable(),
  failure_reason: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
});
const refunds = z.object({ data: z.array(refund) });
type Refund = z.infer<typeof refund>;

const MAX_REASON = 500;
const MAX_LISTED = 100;
const UNDER_WAY = ['pending', 'requires_action'];

const readRefund = ({ id, status, failure_reason: reason }: Refund): ProviderRefund => {
  if (status === 'succeeded') return { state: 'processed', reference: id };
  if (status === 'failed' || status === 'canceled')
    return { state: 'failed', reference: id, code: reason ?? status };
  if (status !== null && UNDER_WAY.includes(status)) return { state: 'pending', reference: id };
  throw new ProviderUnclear(`Stripe says that a refund is ${status}`);
};

const read = async (ask: AskStripe, reference: string, signal: AbortSignal): Promise<Refund> => {
  const what = 'a question about a refund';
  try {
    const answer = await ask(what, signal, (stripe) => stripe.refunds.retrieve(reference));
    return readAnswer(refund, answer, what);
  } catch (error) {
    throw unclear(error);
  }
};

/** What an earlier call has made, whose answer was lost. Stripe forgets keys after a day. */
const findMade = async (
  ask: AskStripe,
  { refundId, attempt }: RefundRequest,
  signal: AbortSignal,
): Promise<Refund | undefined> => {
  const what = 'a question about the refunds of a payment';
  const params = { payment_intent: attempt.paymentReference, limit: MAX_LISTED };
  try {
    const answer = await ask(what, signal, (stripe) => stripe.refunds.list(params));
    const { data } = readAnswer(refunds, answer, what);
    return data.find(({ metadata }) => metadata?.['refund_id'] === refundId);
  } catch (error) {
    throw unclear(error);
  }
};

const make = async (
  ask: AskStripe,
  request: RefundRequest,
  signal: AbortSignal,
): Promise<Refund> => {
  const { refundId, attempt, amount } = request;
  const what = 'a refund';
  const note = [...request.reason].slice(0, MAX_REASON).join('');
  const params: Stripe.RefundCreateParams = {
    payment_intent: attempt.paymentReference,
    amount: writeAmount(amount, attempt.currency),
    reason: 'requested_by_customer',
    metadata: { refund_id: refundId, ...(note && { note }) },
  };
  try {
    const answer = await ask(what, signal, (stripe) =>
      stripe.refunds.create(params, { idempotencyKey: refundId }),
    );
    return readAnswer(refund, answer, what);
  } catch (error) {
    // With the right key it may be given back yet.
    throw error instanceof RefusedByStripe && error.isAboutKey ? unclear(error) : error;
  }
};

/** Gives back what was taken, once for each id; a refund that Stripe has told of is only read. */
export const refundPayment =
  (ask: AskStripe) =>
  async (request: RefundRequest, signal: AbortSignal): Promise<ProviderRefund> => {
    if (request.reference !== null) return readRefund(await read(ask, request.reference, signal));
    const made = request.isRepeated ? await findMade(ask, request, signal) : undefined;
    return readRefund(made ?? (await make(ask, request, signal)));
  };
