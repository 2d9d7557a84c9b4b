import { afterAll, expect, test } from 'vitest';
import { openStripeSimulator } from './stripe.ts';

const stripe = await openStripeSimulator({ secretKey: 'sk_test_of_the_simulation' });
afterAll(() => stripe.close());

const price = 'line_items[0][price_data]';
const FORM = {
  mode: 'payment',
  ui_mode: 'hosted_page',
  success_url: 'https://shop.example.com/paid',
  cancel_url: 'https://shop.example.com/left',
  'line_items[0][quantity]': '1',
  [`${price}[currency]`]: 'usd',
  [`${price}[unit_amount]`]: '1999',
};
const ask = async (key: string, headers: object = {}, form: object = {}) => {
  const response = await fetch(`${stripe.url}/v1/checkout/sessions`, {
    method: 'POST',
    headers: {
      authorization: 'Bearer sk_test_of_the_simulation',
      'stripe-version': '2026-10-28.endive',
      'content-type': 'application/x-www-form-urlencoded',
      'idempotency-key': key,
      ...headers,
    },
    body: new URLSearchParams({ ...FORM, ...form }).toString(),
  });
  const replayed = response.headers.get('idempotent-replayed');
  const { id, error } = await response.json();
  expect(response.headers.get('request-id')).toMatch(/^req_/);
  return { status: response.status, replayed, id, type: error?.type, code: error?.code };
};

test('the simulation of Stripe answers a key as before, and says so', async () => {
  const first = await ask('one');
  expect(first).toMatchObject({ status: 200, replayed: null });
  expect(await ask('one')).toEqual({ ...first, replayed: 'true' });
  expect((await ask('two')).id).not.toBe(first.id);
  const other = await ask('one', {}, { [`${price}[unit_amount]`]: '1' });
  expect(other).toMatchObject({ status: 400, type: 'idempotency_error' });
});

test('the simulation of Stripe takes no wrong key, version, parameter or amount', async () => {
  expect(await ask('three', { authorization: 'Bearer another' })).toMatchObject({ status: 401 });
  expect(await ask('four', { 'stripe-version': '2024-04-10' })).toMatchObject({ status: 400 });
  const refusals = [
    [{ payment_method_types: 'card' }, 'parameter_unknown'],
    [{ [`${price}[unit_amount]`]: '19.99' }, 'parameter_invalid_integer'],
    [{ [`${price}[currency]`]: 'irr' }, 'invalid_currency'],
    [{ [`${price}[currency]`]: 'kwd' }, 'invalid_charge_amount'],
    [{ [`${price}[currency]`]: 'ugx' }, 'invalid_charge_amount_no_decimal_compatible'],
  ] as const;
  for (const [place, [form, code]] of refusals.entries())
    expect(await ask(`five ${place}`, {}, form), code).toMatchObject({ status: 400, code });
});
