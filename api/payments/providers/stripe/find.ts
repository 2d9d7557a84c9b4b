import type { KnownAttempt, ProviderPayment } from '#api/payments/provider.ts';
import { checkoutSession, readAnswer, readSession } from './answers.ts';
import { RefusedByStripe, unclear, type AskStripe } from './ask-stripe.ts';

const WHAT = 'a question about a session';

/** What Stripe says of an attempt. */
export const findPayment =
  (ask: AskStripe) =>
  async ({ reference }: KnownAttempt, signal: AbortSignal): Promise<ProviderPayment> => {
    // Nobody has been sent to what a lost call has made, and `start` finds it again.
    if (reference === null) return { state: 'open' };
    try {
      const answer = await ask(WHAT, signal, (stripe) =>
        stripe.checkout.sessions.retrieve(reference, { expand: ['payment_intent'] }),
      );
      return readSession(readAnswer(checkoutSession, answer, WHAT));
    } catch (error) {
      throw unclear(error);
    }
  };

/** Ends what can still be paid. One that is paid or has ended stays so; `find` tells which. */
export const expirePayment =
  (ask: AskStripe) =>
  async ({ reference }: KnownAttempt, signal: AbortSignal): Promise<void> => {
    if (reference === null) return;
    try {
      await ask('the end of a session', signal, (stripe) =>
        stripe.checkout.sessions.expire(reference),
      );
    } catch (error) {
      if (error instanceof RefusedByStripe && !error.isAboutKey) return;
      throw unclear(error);
    }
  };
