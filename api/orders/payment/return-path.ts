import { PAYMENT_LINK } from '#contract/orders/order-codes.ts';
import { PAGES } from '#contract/pages.ts';
import { defaultLanguage, type LanguageCode } from '#i18n/languages.ts';

/** The default language has no prefix, as in all addresses of the storefront. */
const inLanguage = (language: LanguageCode, path: string): string =>
  language === defaultLanguage ? `/${path}` : `/${language}/${path}`;

/** Where a shopper comes back to from a provider: it opens without a cookie, by the token of the order. */
export const orderReturnPath = (
  language: LanguageCode,
  { id, token }: { id: string; token: string },
): string =>
  inLanguage(language, `${PAGES.orderPayment.path.replace(':id', id)}?${PAYMENT_LINK}=${token}`);

/** And whom somebody has asked to pay. */
export const linkReturnPath = (language: LanguageCode, token: string): string =>
  inLanguage(language, `${PAGES.pay.path}?${PAYMENT_LINK}=${token}`);

/** Whether a payment was begun by somebody who was asked to, so that its pages name nobody else. */
export const isLinkReturn = (path: string): boolean =>
  new RegExp(`^(/[a-z]{2})?/${PAGES.pay.path}\\?`).test(path);
