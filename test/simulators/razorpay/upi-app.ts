import { UPI } from '#test/simulators/page/brand.ts';
import { frame, notePage, signOf, type Provider } from '#test/simulators/page/frame.ts';
import { languageOf, textsOf } from '#test/simulators/page/language.ts';
import {
  DECLINE,
  PAY,
  paymentForms,
  paymentHead,
  type Payment,
} from '#test/simulators/page/payment.ts';
import type { Asked, Reply } from '#test/simulators/serve-provider.ts';
import type { QrCode } from './entities.ts';

/** Where an app of a shopper's phone is played, which would read the QR code or open its link. */
export const UPI_APP = '/upi';

const providerOf = (asked: Asked): Provider => ({
  brand: UPI,
  language: languageOf(asked),
  query: asked.query,
});

const showCode = (provider: Provider, { id, name, payment_amount: amount }: QrCode): string => {
  const payment: Payment = {
    shop: name,
    amount,
    currency: 'INR',
    method: 'account',
    fields: { code: id },
    buttons: [PAY, { ...DECLINE, label: 'declineAtBank' }],
  };
  return `<section class="payment" id="${id}">${paymentHead(provider, 'h2', payment)}
${paymentForms(provider, payment)}</section>`;
};

/** All codes that can be paid, the newest first. */
export const showUpiApp = (asked: Asked, codes: readonly QrCode[]): Reply => {
  const provider = providerOf(asked);
  const open = codes.filter(({ status }) => status === 'active');
  if (open.length === 0) return { status: 200, body: notePage(provider, 'noCode', 'chooseUpi') };
  const parts = open.map((code) => showCode(provider, code));
  const head = `${signOf(UPI)}<h1>${textsOf(provider.language)('codes')}</h1>`;
  const main = `<section class="order">${head}</section>\n${parts.join('\n')}`;
  return { status: 200, body: frame(provider, { main, hasLanguages: true }) };
};

/** What became of it; the shop's page sees that by itself. */
export const showUpiOutcome = (asked: Asked, isPaid: boolean): Reply => ({
  status: 200,
  body: notePage(providerOf(asked), isPaid ? 'paid' : 'notPaid', 'shopSees'),
});
