import type { NextPayment } from '#contract/orders/payment.ts';
import type { Attempt, Next } from './payment-attempts.ts';

/** What the browser does next for an attempt: nothing, once it cannot be paid or the answer is unknown. */
export const nextPaymentOf = (attempt: Attempt | undefined): NextPayment => {
  const next = attempt?.next as Next | null | undefined;
  if (!attempt || !next || attempt.status !== 'redirected') return { kind: 'nothing' };
  if (next.kind === 'redirect') return { kind: 'redirect', url: next.url };
  if (next.kind === 'form') return { kind: 'form', url: next.url, fields: { ...next.fields } };
  return {
    kind: 'upi',
    link: next.link,
    confirm_by_hand: next.isConfirmedByHand,
    expires: attempt.expires_at.toISOString(),
  };
};
