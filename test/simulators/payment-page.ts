import { escape, frame } from './page-frame.ts';

export type Button = { outcome: string; label: string };

/** What shoppers do on the page of a provider. */
export const PAY: Button = { outcome: 'pay', label: 'Pay' };
export const DECLINE: Button = { outcome: 'decline', label: 'Pay with a card that is declined' };
export const ABANDON: Button = { outcome: 'abandon', label: 'Cancel and return to the shop' };

/** An amount in minor units as people write it. */
const writeAmount = (minor: number, currency: string): string => {
  const ofMoney = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  const { maximumFractionDigits: digits = 2 } = ofMoney;
  const format = new Intl.NumberFormat('en', { minimumFractionDigits: digits });
  return `${format.format(minor / 10 ** digits)} ${currency}`;
};

type Payment = {
  shop: string;
  /** In minor units. */
  amount: number;
  /** What is paid for, where the provider is told. */
  about?: string;
  /** ISO 4217, in capitals. */
  currency: string;
  buttons: readonly Button[];
  /** Fields that go with each button. */
  fields?: Readonly<Record<string, string>>;
};

/** Whom one pays, how much, and a form for each thing that may happen: they work without scripts. */
export const paymentForms = (
  heading: 'h1' | 'h2',
  { shop, about, amount, currency, buttons, fields = {} }: Payment,
): string => {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`,
  );
  const forms = buttons.map(
    ({ outcome, label }) =>
      `<form method="post">${inputs.join('')}<button name="outcome" value="${escape(outcome)}">${escape(label)}</button></form>`,
  );
  return `<${heading}>Pay ${escape(shop)}</${heading}>
${about === undefined ? '' : `<p class="about">${escape(about)}</p>\n`}<p class="amount">${escape(writeAmount(amount, currency))}</p>
${forms.join('\n')}`;
};

/** The page of a provider on this machine. */
export const paymentPage = ({
  provider,
  notice,
  ...payment
}: Payment & { provider: string; notice?: string | undefined }): string =>
  frame(
    provider,
    `${notice === undefined ? '' : `<p role="alert">${escape(notice)}</p>\n`}${paymentForms('h1', payment)}`,
  );
