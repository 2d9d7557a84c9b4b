import { escape, frame, signOf, type Provider } from './frame.ts';
import { textsOf, writeMoney, type Texts } from './language.ts';

type TextKey = Parameters<Texts>[0];
export type Button = {
  outcome: string;
  label: TextKey;
  /** No real page has it: it stands in a fold of its own, below what shoppers press. */
  isTest?: true;
};

/** What shoppers do on the page of a provider. */
export const PAY: Button = { outcome: 'pay', label: 'pay' };
export const DECLINE: Button = { outcome: 'decline', label: 'decline', isTest: true };
export const ABANDON: Button = { outcome: 'abandon', label: 'abandon' };

/** What is paid with; no page asks for a number, for nobody shall give it theirs. */
const METHODS: Readonly<Record<'card' | 'balance' | 'account', string>> = {
  card: '•••• 4242',
  balance: '',
  account: '•••• 0101',
};

export type Payment = {
  shop: string;
  /** In minor units. */
  amount: number;
  /** Which order is paid, as the shop calls it to the provider: its number, or "Order #" and its number. */
  about?: string;
  /** ISO 4217, in capitals. */
  currency: string;
  method?: keyof typeof METHODS;
  buttons: readonly Button[];
  /** Fields that go with each button. */
  fields?: Readonly<Record<string, string>>;
};

/** Whom one pays, and how much. */
export const paymentHead = (
  { language }: Provider,
  heading: 'h1' | 'h2',
  { shop, about, amount, currency }: Payment,
): string => {
  const t = textsOf(language);
  const number = `\u2068${about?.replace('Order #', '')}\u2069`;
  return `<${heading}>${escape(t('paying', { shop }))}</${heading}>
<p class="amount">${escape(writeMoney(language, amount, currency))}</p>
${about === undefined ? '' : `<p class="about">${escape(t('order', { number }))}</p>`}`;
};

/** A form for each thing that may happen: they work without scripts. */
export const paymentForms = (
  { language }: Provider,
  { shop, amount, currency, method = 'card', buttons, fields = {} }: Payment,
): string => {
  const t = textsOf(language);
  const holes = { shop, amount: writeMoney(language, amount, currency) };
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`,
  );
  const formsOf = (some: readonly Button[]): string =>
    some
      .map(
        ({ outcome, label }) =>
          `<form method="post">${inputs.join('')}<button name="outcome" value="${escape(outcome)}">${escape(t(label, holes))}</button></form>`,
      )
      .join('\n');
  const chosen = `<p class="method"><span>${t(method)}</span> <bdi dir="ltr">${METHODS[method]}</bdi></p>`;
  const fold = `<details><summary>${t('forTesting')}</summary>${formsOf(buttons.filter(({ isTest }) => isTest))}</details>`;
  return `${chosen}\n${formsOf(buttons.filter(({ isTest }) => !isTest))}\n${fold}`;
};

/** What the pages of real providers end with, as it is true of this one. */
const LOCK =
  '<svg aria-hidden="true" viewBox="0 0 24 24"><path d="M8 11V8a4 4 0 0 1 8 0v3M6 11h12v9H6z"/></svg>';

/** The page of a provider on this machine. */
export const paymentPage = (
  provider: Provider,
  { notice, ...payment }: Payment & { notice?: TextKey | undefined },
): string => {
  const t = textsOf(provider.language);
  const alert = notice === undefined ? '' : `<p role="alert">${t(notice)}</p>\n`;
  const main = `<section class="order">${signOf(provider.brand)}${paymentHead(provider, 'h1', payment)}</section>
<section class="payment">${alert}<h2>${t('method')}</h2>
${paymentForms(provider, payment)}
<p class="safe">${LOCK}${escape(t('safe'))}</p></section>`;
  return frame(provider, { main, hasLanguages: true });
};
