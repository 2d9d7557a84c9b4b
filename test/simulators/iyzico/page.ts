import { IYZICO } from '#test/simulators/page/brand.ts';
import { notePage, type Provider } from '#test/simulators/page/frame.ts';
import { languageOf, textsOf } from '#test/simulators/page/language.ts';
import { ABANDON, DECLINE, PAY, paymentPage } from '#test/simulators/page/payment.ts';
import type { Asked } from '#test/simulators/serve-provider.ts';
import type { Form } from './ledger.ts';

/** Where a shopper returns to says no language. */
export const providerOf = (asked: Asked): Provider => ({
  brand: IYZICO,
  language: languageOf(asked),
  query: asked.query,
});

export const showForm = (asked: Asked, { price, currency, about }: Form): string =>
  paymentPage(providerOf(asked), {
    shop: textsOf(languageOf(asked))('merchant'),
    about,
    amount: price,
    currency,
    buttons: [PAY, DECLINE, { ...ABANDON, label: 'leaveAtBank' }],
  });

/** Iyzico sends nobody back who leaves. */
export const leftPage = (asked: Asked): string => notePage(providerOf(asked), 'left', 'wayBack');
