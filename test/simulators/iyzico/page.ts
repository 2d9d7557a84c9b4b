import { notePage } from '#test/simulators/page-frame.ts';
import { ABANDON, DECLINE, PAY, paymentPage } from '#test/simulators/payment-page.ts';
import type { Form } from './ledger.ts';

export const showForm = ({ price, currency }: Form): string =>
  paymentPage({
    provider: 'Iyzico',
    shop: 'the shop',
    amount: price,
    currency,
    buttons: [PAY, DECLINE, { ...ABANDON, label: "Leave at the bank's page" }],
  });

export const leftPage = notePage(
  'Iyzico',
  'You have left',
  'Iyzico sends nobody back to the shop: go there as you would.',
);
