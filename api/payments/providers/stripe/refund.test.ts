import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { ProviderUnclear } from '#api/payments/ask-provider.ts';
import { ProviderRefused } from '#api/payments/provider.ts';
import { createStripe } from '#api/payments/providers/stripe.ts';
import {
  attemptOf,
  patience,
  paymentRequest,
  refundRequest,
} from '#test/simulators/payment-request.ts';
import { openStripeSimulator } from '#test/simulators/stripe.ts';

const KEYS = { secretKey: 'sk_test_of_refunds', webhookSecrets: ['whsec_of_refunds'] };
const stripe = await openStripeSimulator(KEYS);
afterAll(() => stripe.close());
beforeEach(() => stripe.reset());

const { online } = createStripe({ ...KEYS, apiBase: stripe.url });
if (!online) throw new Error('Stripe takes money online');

const find = (attempt: Parameters<typeof online.find>[0]) => online.find(attempt, patience());

/** An attempt that is paid, and Stripe's own reference for the money. */
const pay = async () => {
  const request = paymentRequest();
  const attempt = attemptOf(request, await online.start(request, patience()));
  await stripe.act(attempt.reference ?? '', 'pay');
  const found = await find(attempt);
  if (found.state !== 'paid') throw new Error(`it is ${found.state}`);
  return { attempt, taken: found.taken };
};
const callsOf = (operation: string) =>
  stripe.calls().filter((call) => call.operation === operation);

describe('Money that goes back by Stripe', () => {
  const refunded = () => stripe.movements().filter(({ kind }) => kind === 'refund');

  test('goes back in parts, up to what was paid', async () => {
    const { attempt, taken } = await pay();
    const give = (amount: number) =>
      online.refund(refundRequest(attempt, taken.paymentReference, { amount }), patience());
    expect(await give(500)).toEqual({ state: 'processed', reference: refunded()[0]?.reference });
    await expect(give(1500)).rejects.toMatchObject({ code: 'amount_too_large' });
    expect(await give(1499)).toMatchObject({ state: 'processed' });
    await expect(give(1)).rejects.toMatchObject({ code: 'charge_already_refunded' });
    await expect(give(1)).rejects.toThrow(ProviderRefused);
    expect(refunded().map(({ amount }) => amount)).toEqual([500, 1499]);
    expect(await find(attempt)).toMatchObject({ state: 'paid', taken: { amount: 1999 } });
  });

  test('goes back once, though the connection was lost', async () => {
    const { attempt, taken } = await pay();
    stripe.addRule({ operation: 'refund', effect: { kind: 'drop' }, times: 1 });
    const request = refundRequest(attempt, taken.paymentReference, { amount: 500 });
    await expect(online.refund(request, patience())).rejects.toThrow(ProviderUnclear);
    const same = await online.refund(request, patience());
    const known = await online.refund({ ...request, isRepeated: true }, patience());
    const { reference } = same;
    expect(refunded()).toMatchObject([{ amount: 500, reference }]);
    expect(known).toEqual(same);
    expect(await online.refund({ ...request, reference }, patience())).toEqual(same);
    expect(refunded()).toHaveLength(1);
    expect(callsOf('refund').map(({ key }) => key)).toEqual([request.refundId, request.refundId]);
  });

  test('is not known to have gone back where Stripe has a fault', async () => {
    const { attempt, taken } = await pay();
    stripe.addRule({ operation: 'refund', effect: { kind: 'status', status: 500 }, times: 1 });
    const request = refundRequest(attempt, taken.paymentReference);
    await expect(online.refund(request, patience())).rejects.toThrow(ProviderUnclear);
    expect(refunded()).toEqual([]);
    const again = await online.refund({ ...request, isRepeated: true }, patience());
    expect(again).toMatchObject({ state: 'processed' });
    expect(refunded()).toHaveLength(1);
  });

  test('may be on its way, and come back from a card that is closed', async () => {
    const { attempt, taken } = await pay();
    stripe.holdPayments(true);
    const give = async (status: 'succeeded' | 'failed') => {
      const request = refundRequest(attempt, taken.paymentReference, { amount: 500 });
      const first = await online.refund(request, patience());
      stripe.release(attempt.reference ?? '', status);
      const { reference } = first;
      return [first, await online.refund({ ...request, reference }, patience())];
    };
    const states = { succeeded: 'processed', failed: 'failed' } as const;
    for (const status of ['succeeded', 'failed'] as const) {
      const [first, later] = await give(status);
      expect(first).toMatchObject({ state: 'pending' });
      expect(later).toMatchObject({ state: states[status], reference: first?.reference });
    }
    expect(refunded()).toHaveLength(1);
  });

  test('goes back only from what was taken', async () => {
    const { attempt } = await pay();
    const request = refundRequest(attempt, `pi_${randomUUID()}`);
    await expect(online.refund(request, patience())).rejects.toThrow(ProviderRefused);
  });
});
