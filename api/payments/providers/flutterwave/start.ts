import { z } from 'zod';
import { ProviderRefused, type PaymentRequest, type Started } from '#api/payments/provider.ts';
import { writeAmount } from './amount.ts';
import { unclear, wordsOf, type AskFlutterwave } from './ask-flutterwave.ts';
import { findPayment } from './find.ts';

const linkAnswer = z.object({
  status: z.literal('success'),
  data: z.object({ link: z.string().min(1) }),
});
const MAX_MINUTES = 1440;
/** How often the shopper may try another card on the same page. */
const MAX_TRIES = 3;

const minutesUntil = (end: Date): number =>
  Math.min(Math.max(Math.ceil((end.getTime() - Date.now()) / 60_000), 1), MAX_MINUTES);

const bodyOf = (request: PaymentRequest): object => ({
  tx_ref: request.attemptId,
  amount: writeAmount(request.amount, request.currency),
  currency: request.currency,
  redirect_url: request.returnUrl,
  customer: {
    email: request.payer.email,
    name: request.payer.name,
    phonenumber: request.payer.phone,
  },
  customizations: { title: request.shopName, description: request.orderNumber },
  meta: { attempt_id: request.attemptId },
  session_duration: minutesUntil(request.expiresAt),
  max_retry_attempt: MAX_TRIES,
});

/**
 * Makes the page to pay on. A link that a lost answer has kept from the shop has been seen by nobody, yet
 * it is asked first whether something was paid: then there is only to come back to the shop.
 */
export const startPayment = (ask: AskFlutterwave) => {
  const find = findPayment(ask);
  return async (request: PaymentRequest, signal: AbortSignal): Promise<Started> => {
    const { attemptId: reference, isRepeated, returnUrl } = request;
    if (isRepeated) {
      const { state } = await find({ attemptId: reference, paymentReference: null }, signal);
      if (state === 'paid' || state === 'processing' || state === 'review')
        return { kind: 'redirect', reference, url: returnUrl };
    }
    const answer = await ask({ method: 'POST', path: '/payments', body: bodyOf(request), signal });
    if (answer.status >= 400)
      throw new ProviderRefused(
        String(answer.status),
        `Flutterwave refuses the payment: ${wordsOf(answer)}`,
      );
    const { data } = linkAnswer.safeParse(answer.body);
    if (!data) throw unclear(answer, 'a payment');
    return { kind: 'redirect', reference, url: data.data.link };
  };
};
