import type Stripe from 'stripe';
import type { PaymentRequest, Started } from '#api/payments/provider.ts';
import { writeAmount } from './amount.ts';
import { checkoutSession, readAnswer } from './answers.ts';
import type { AskStripe } from './ask-stripe.ts';

const WHAT = 'the start of a session';
/** Stripe refuses the whole session for an address that it does not like; without one its page asks. */
const PLAIN_EMAIL = /^[\w.+-]{1,64}@[a-z\d-]+(\.[a-z\d-]+)+$/i;

/**
 * The same for the same attempt, whenever it is asked for: Stripe takes no other words with a known key.
 * So there is no `expires_at`, which has to be half an hour ahead of now; the shop ends the session itself,
 * and Stripe does after a day.
 */
const paramsOf = (request: PaymentRequest): Stripe.Checkout.SessionCreateParams => {
  const { attemptId, orderNumber, amount, currency, payer, returnUrl, cancelUrl } = request;
  const metadata = { attempt_id: attemptId };
  return {
    mode: 'payment',
    ui_mode: 'hosted_page',
    client_reference_id: attemptId,
    // Not all of our languages are Stripe's; its page follows the browser.
    locale: 'auto',
    ...(PLAIN_EMAIL.test(payer.email) && { customer_email: payer.email }),
    // Vouchers and shipping are in one sum, which nothing can be added up to differently.
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: writeAmount(amount, currency),
          product_data: { name: `Order #${orderNumber}` },
        },
      },
    ],
    // What is paid is the order's amount in the order's currency, whatever the shopper's card is in.
    adaptive_pricing: { enabled: false },
    success_url: returnUrl,
    cancel_url: cancelUrl,
    metadata,
    payment_intent_data: { metadata },
  };
};

/** Makes the session; repeated, it is the same one. */
export const startPayment =
  (ask: AskStripe) =>
  async (request: PaymentRequest, signal: AbortSignal): Promise<Started> => {
    const params = paramsOf(request);
    const idempotencyKey = request.attemptId;
    const answer = await ask(WHAT, signal, (stripe) =>
      stripe.checkout.sessions.create(params, { idempotencyKey }),
    );
    const { id, url } = readAnswer(checkoutSession, answer, WHAT);
    // What a lost call has made may be paid by now: there is only to come back.
    return { kind: 'redirect', reference: id, url: url ?? request.returnUrl };
  };
