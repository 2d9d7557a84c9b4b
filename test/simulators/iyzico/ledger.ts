import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Movement } from '#test/simulators/simulator.ts';

export type Said = Record<string, unknown>;

type Refund = { conversationId: string; price: number };

/** A checkout form, and what was paid by it. Amounts are in hundredths. */
export type Form = {
  token: string;
  conversationId: string;
  basketId: string;
  callbackUrl: string;
  locale: string;
  price: number;
  currency: string;
  itemId: string;
  /** What the shop calls the first thing in the basket. */
  about: string;
  state: 'open' | 'paid' | 'declined';
  /** 1 is accepted, 0 is being looked at, -1 is refused. */
  fraudStatus: number;
  paymentId: string | null;
  refunds: Refund[];
};

const CURRENCIES = ['TRY', 'EUR', 'USD', 'GBP', 'IRR', 'NOK', 'RUB', 'CHF'];
const REQUIRED_OF_BUYER = [
  'id',
  'name',
  'surname',
  'identityNumber',
  'email',
  'registrationAddress',
  'city',
  'country',
  'ip',
];

export const fail = (errorCode: string, errorMessage: string): Said => ({
  status: 'failure',
  errorCode,
  errorMessage,
  locale: 'en',
  systemTime: Date.now(),
});

/** Hundredths of an amount like "10.5"; undefined for another text. */
const hundredths = (text: unknown): number | undefined => {
  if (typeof text !== 'string' || !/^\d+(\.\d+)?$/.test(text)) return undefined;
  const value = Number(text) * 100;
  return Math.abs(value - Math.round(value)) < 1e-6 ? Math.round(value) : undefined;
};

const isFilled = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** Why Iyzico does not open a form for this; undefined where it does. */
const objectionTo = (body: Said): Said | undefined => {
  const price = hundredths(body['price']);
  const buyer = (body['buyer'] ?? {}) as Said;
  const items = (body['basketItems'] ?? []) as Said[];
  if (!price || hundredths(body['paidPrice']) === undefined)
    return fail('5009', 'price is invalid');
  if (!CURRENCIES.includes(String(body['currency']))) return fail('5062', 'currency is invalid');
  if (!isFilled(body['callbackUrl'])) return fail('12', 'callbackUrl must be sent');
  const missing = REQUIRED_OF_BUYER.find((name) => !isFilled(buyer[name]));
  if (missing !== undefined) return fail('5', `buyer ${missing} must be sent`);
  for (const name of ['shippingAddress', 'billingAddress'])
    if (!isFilled((body[name] as Said | undefined)?.['contactName']))
      return fail('5', `${name} must be sent`);
  const prices = items.map((item) => hundredths(item['price']) ?? 0);
  if (items.length === 0 || prices.some((one) => one <= 0))
    return fail('5', 'basketItems are invalid');
  if (prices.reduce((sum, one) => sum + one, 0) !== price)
    return fail('5092', 'the sum of the items must be equal to price');
  return undefined;
};

/** What Iyzico knows, and the rules by which it changes. */
export const createLedger = () => {
  const forms = new Map<string, Form>();
  const movements: Movement[] = [];

  const move = (kind: Movement['kind'], form: Form, reference: string, amount: number) => {
    const { conversationId: attemptId, currency } = form;
    movements.push({ kind, attemptId, reference, amount, currency });
  };

  const open = (body: Said): Form | Said => {
    const objection = objectionTo(body);
    if (objection) return objection;
    const [item] = body['basketItems'] as Said[];
    const form: Form = {
      token: randomUUID(),
      conversationId: String(body['conversationId'] ?? ''),
      basketId: String(body['basketId'] ?? ''),
      callbackUrl: String(body['callbackUrl']),
      locale: String(body['locale'] ?? 'tr'),
      price: hundredths(body['price']) ?? 0,
      currency: String(body['currency']),
      itemId: randomBytes(4).toString('hex'),
      about: String(item?.['name'] ?? ''),
      state: 'open',
      fraudStatus: 1,
      paymentId: null,
      refunds: [],
    };
    forms.set(form.token, form);
    return form;
  };

  /** The shopper pays or is declined; false where the form is over. */
  const act = (form: Form, outcome: 'pay' | 'decline' | 'abandon'): boolean => {
    // Who has left may come back and pay.
    if (form.state !== 'open' || outcome === 'abandon') return false;
    const paymentId = String(randomInt(10_000_000, 100_000_000));
    Object.assign(form, { state: outcome === 'pay' ? 'paid' : 'declined', paymentId });
    if (outcome === 'pay') move('charge', form, paymentId, form.price);
    return true;
  };

  const findPaid = (paymentId: unknown): Form | undefined =>
    [...forms.values()].find((form) => form.state === 'paid' && form.paymentId === paymentId);

  const refund = (body: Said): Form | Said => {
    const form = findPaid(body['paymentId']);
    if (!form) return fail('5087', 'payment not found');
    const price = hundredths(body['price']);
    if (!price) return fail('5009', 'price is invalid');
    if (body['currency'] !== form.currency)
      return fail('5062', 'currency does not fit the payment');
    const refunded = form.refunds.reduce((sum, one) => sum + one.price, 0);
    if (price > form.price - refunded)
      return fail('5093', 'the amount to refund is above what is left of the payment');
    const conversationId = String(body['conversationId'] ?? '');
    form.refunds.push({ conversationId, price });
    move('refund', form, `${form.paymentId}-${form.refunds.length}`, price);
    return form;
  };

  return {
    open,
    act,
    refund,
    findPaid,
    find: (token: unknown) => forms.get(String(token)),
    movements: () => movements,
    memory: [forms],
    reset: () => {
      forms.clear();
      movements.length = 0;
    },
  };
};

export const isForm = (value: Form | Said): value is Form => 'refunds' in value;
