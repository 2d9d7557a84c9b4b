import { expect, test } from 'vitest';
import { ProviderRefused } from '#api/payments/provider.ts';
import {
  attemptOf,
  patience,
  paymentRequest,
  refundRequest,
} from '#test/simulators/payment-request.ts';
import { createManualUpi } from './manual-upi.ts';

const provider = createManualUpi({ vpa: 'rang.mahal@okbank', payee: 'Rang & Mahal Shop' });
const { online } = provider;
if (!online) throw new Error('UPI takes money online');
const request = paymentRequest({ currency: 'INR', amount: 49_905, orderNumber: '1001' });

test('the link names whom to pay, how much, and which attempt', async () => {
  const started = await online.start(request, patience());
  if (started.kind !== 'upi') throw new Error('it is no link');
  expect(started.isConfirmedByHand).toBe(true);
  expect(started.link).toBe(
    `upi://pay?pa=rang.mahal@okbank&pn=Rang%20%26%20Mahal%20Shop&tr=${started.reference}&tn=Order%201001&am=499.05&cu=INR`,
  );
  expect(started.reference).toMatch(/^[0-9a-f]{32}$/);
  const parts = new URL(started.link).searchParams;
  expect(parts.get('pn')).toBe('Rang & Mahal Shop');
  expect(await online.start(request, patience())).toEqual(started);
});

test('nobody is paid before a person has looked', async () => {
  const attempt = attemptOf(request, await online.start(request, patience()));
  expect(await online.find(attempt, patience())).toEqual({ state: 'open' });
  const told = { ...attempt, paymentReference: '123456789012' };
  expect(await online.find(told, patience())).toMatchObject({ state: 'review' });
  expect(online.verifyWebhook).toBeUndefined();
});

test('money is given back from the bank of the shop', async () => {
  const refund = online.refund(
    refundRequest(attemptOf(request, undefined), '123456789012'),
    patience(),
  );
  await expect(refund).rejects.toThrow(ProviderRefused);
});

test('an address that is none is told at the start', () => {
  for (const vpa of ['', 'shop', 'shop@', 'shop@bank&am=1', 'the shop@bank'])
    expect(() => createManualUpi({ vpa, payee: 'Shop' })).toThrow('no UPI address');
});
