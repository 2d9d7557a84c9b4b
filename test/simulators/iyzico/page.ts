import { paymentPage } from '#test/simulators/payment-page.ts';
import type { Form } from './ledger.ts';

export const showForm = ({ price, currency }: Form): string =>
  paymentPage({
    provider: 'Iyzico',
    shop: 'the shop',
    amount: `${(price / 100).toFixed(2)} ${currency}`,
    buttons: [
      { outcome: 'pay', label: 'Pay' },
      { outcome: 'decline', label: 'Pay with a card that is declined' },
      { outcome: 'abandon', label: "Leave at the bank's page" },
    ],
  });
