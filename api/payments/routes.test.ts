import { expect, test } from 'vitest';
import { getCommon } from '#contract/shop/common.ts';
import { PAYMENT_METHOD } from '#contract/orders/order-codes.ts';
import { listPaymentMethods } from '#contract/orders/payment.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { given, Shopper } from '#test/shopper.ts';
import { cashOnDelivery } from './providers/cash-on-delivery.ts';
import { createIyzico } from './providers/iyzico.ts';
import { createStripe } from './providers/stripe.ts';
import type { PaymentProvider } from './provider.ts';

const db = await testDatabase();
const iyzico = createIyzico({ apiKey: 'an-api-key', secretKey: 'a-secret-key' });
const stripe = createStripe({ secretKey: 'sk_test_of_the_tests', webhookSecrets: ['whsec_of_it'] });

const methodsOf = async (payments: PaymentProvider[], country?: string) => {
  const shopper = new Shopper(testApp(db, { payments }));
  const query = { amount: 1000, currency: 'USD', ...(country && { country }) };
  return given(await shopper.ask(listPaymentMethods, { query })).methods;
};

const namesOf = async (...payments: PaymentProvider[]) =>
  (await methodsOf(payments)).map(({ name }) => name);

test('the one way to pay by card is called so, and of several each says whose it is', async () => {
  expect(await namesOf(stripe, cashOnDelivery)).toEqual([
    'Credit or debit card',
    'Cash on delivery',
  ]);
  expect(await namesOf(iyzico)).toEqual(['Credit or debit card']);
  expect(await namesOf(stripe, iyzico)).toEqual(['Card or wallet (Stripe)', 'Card (iyzico)']);
});

test('a way to pay that is at home elsewhere is offered last', async () => {
  const codesIn = async (country?: string) =>
    (await methodsOf([iyzico, stripe, cashOnDelivery], country)).map(({ code }) => code);
  expect(await codesIn('TR')).toEqual([iyzico.code, stripe.code, cashOnDelivery.code]);
  expect(await codesIn('US')).toEqual([stripe.code, cashOnDelivery.code, iyzico.code]);
  expect(await codesIn()).toEqual([iyzico.code, stripe.code, cashOnDelivery.code]);
});

test('a Turkish identity number is asked for where an order goes to Turkey, and nowhere else', async () => {
  const fieldsIn = async (country?: string) =>
    (await methodsOf([iyzico], country)).flatMap(({ fields }) => fields.map(({ name }) => name));
  expect(await fieldsIn('TR')).toEqual(['identityNumber']);
  expect(await fieldsIn('US')).toEqual([]);
  expect(await fieldsIn()).toEqual(['identityNumber']);
});

const footerOf = async (payments: PaymentProvider[]) => {
  const shopper = new Shopper(testApp(db, { payments }));
  return given(await shopper.ask(getCommon)).payment;
};
const marksOf = async (payments: PaymentProvider[]) =>
  (await footerOf(payments)).map(({ title }) => title);

test('the footer knows whose mark a way to pay has, where one provider stands behind its name', async () => {
  const methods = (await footerOf([stripe, iyzico, cashOnDelivery])).map(({ method }) => method);
  expect(methods).toEqual([undefined, PAYMENT_METHOD.cashOnDelivery]);
});

test('the footer names each kind of payment once, or what the owner has listed', async () => {
  expect(await marksOf([stripe, iyzico, cashOnDelivery])).toEqual([
    'Credit or debit card',
    'Cash on delivery',
  ]);
  await db
    .insertInto('link')
    .values({ list: 'payment', position: 0, title: { en: 'Bank transfer' }, link: '/page/help' })
    .execute();
  expect(await marksOf([cashOnDelivery])).toEqual(['Bank transfer']);
});
