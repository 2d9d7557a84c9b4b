import { formatMoney } from '#contract/money.ts';
import type { CurrencySetting } from '#contract/money.ts';
import type { Order, OrderLine } from '#contract/orders/order.ts';
import { languages } from '#i18n/languages.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import type { Translate } from '#i18n/translate.ts';
import type { Block, Body, Item } from '#jobs/mail/body.ts';

/** An order as a mail tells it. */
export type MailedOrder = {
  order: Order;
  address: readonly string[];
  /** Who is written to: the account's holder; of a guest the name that the parcel has. */
  buyer: string;
};

export type Parts = MailedOrder & {
  t: Translate;
  language: LanguageCode;
  site: string;
  currency: CurrencySetting;
  /** Where the order is seen without an account. */
  link: string;
  /** Where it is paid without an account. */
  payLink: string;
  /** Where the picture of a product is, if a mail may show it. */
  pictureOf: (image: string) => string | undefined;
  /** Where a line of it is reviewed, and where one says that one wants to be asked no more. */
  reviewLink: (lineId: string) => string;
  refuseLink: string;
};

/** An order keeps the currency that it was placed in, whatever the shop has now. */
export const moneyOf = ({ order, currency, language }: Parts) => {
  const own: CurrencySetting =
    order.currency === currency.currency
      ? currency
      : { currency: order.currency, currency_icon: order.currency, currency_position: 2 };
  return (amount: number): string => formatMoney(amount, own, languages[language].locale);
};

/** What tells a line from others of its product: `Size: L`. */
export const variantOf = ({ inventory }: OrderLine): string[] =>
  inventory.attributes.map(({ title, value }) => `${title}: ${value}`);

export const itemOf = (parts: Parts, line: OrderLine): Item => {
  const { t } = parts;
  const money = moneyOf(parts);
  const each = line.quantity > 1 && t('cartPage.each', { price: money(line.price) });
  const quantity = t('orderPage.quantity', { count: line.quantity });
  return {
    title: line.product.title,
    details: [
      ...variantOf(line),
      each ? `${quantity} · ${each}` : quantity,
      ...(line.cancelled ? [t('orderPage.cancelledBadge')] : []),
    ],
    amount: money(line.amount),
    cancelled: line.cancelled,
    picture: parts.pictureOf(line.product.image),
  };
};

export const seeButton = ({ t, link }: Parts): Block => ({
  kind: 'button',
  text: t('mail.seeOrder'),
  href: link,
});

/** Above what the mail is about. */
export const itemsHeading = ({ t }: Parts): Block => ({
  kind: 'heading',
  text: t('orderPage.refundItems'),
});

export const numberFact = ({ t, order }: Parts): Block => ({
  kind: 'facts',
  facts: [{ name: t('orderPage.number'), value: order.number }],
});

export type Letter = Omit<Body, 'preview' | 'reason'> & { text: string };
