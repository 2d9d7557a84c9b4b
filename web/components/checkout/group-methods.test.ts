import { expect, test } from 'vitest';
import { groupMethods } from './group-methods.ts';

const STRIPE = { code: 3 };
const PAYPAL = { code: 4 };
const CASH = { code: 2 };
const IYZICO = { code: 6 };
const FLUTTERWAVE = { code: 5 };
const OWN = { code: 100 };

test('one way to pay by card leads, and the others that take cards come after all else', () => {
  expect(groupMethods([STRIPE, PAYPAL, CASH, IYZICO, FLUTTERWAVE, OWN])).toEqual({
    first: [STRIPE, PAYPAL, CASH, OWN],
    more: [IYZICO, FLUTTERWAVE],
  });
});

test('whichever takes cards first leads, and nothing is folded where it is the only one', () => {
  expect(groupMethods([CASH, IYZICO])).toEqual({ first: [CASH, IYZICO], more: [] });
});
