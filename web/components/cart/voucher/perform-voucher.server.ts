import { getCart, type CartData } from '#contract/cart.ts';
import { checkVoucher, keepVouchers } from '#contract/use-voucher.ts';
import { joinByComma } from '#i18n/comma.ts';
import { call, load, type Answer } from '#web/lib/page-data/api.server.ts';
import { visitContext, type Asker } from '#web/lib/visit/context.server.ts';
import { formText } from '#web/lib/visit/form-text.ts';
import {
  outcomeOf,
  say,
  type Perform,
  type Performed,
} from '#web/components/cart/change/performing.server.ts';
import { VOUCHER_BEST, VOUCHER_CODE, VOUCHER_OFF } from './voucher-fields.ts';

const codesIn = (typed: string): string[] =>
  typed
    .toUpperCase()
    .split(/[\s,،;]+/)
    .filter(Boolean);

const keep = (asker: Asker, codes: readonly string[]): Promise<Answer<CartData>> =>
  call(asker, keepVouchers, { json: { codes: [...codes] } });

const codesOf = (vouchers: readonly { code: string }[]) => vouchers.map(({ code }) => code);

const voucherOn = (asker: Asker, codes: readonly string[]): string =>
  say(asker, 'cartPage.voucherOn', {
    code: joinByComma(asker.context.get(visitContext).language, codes),
  });

/**
 * Puts codes on the cart beside those on it. One of the same scope gives way to a new one: whoever
 * types a code wants that one.
 */
const addCodes = async (asker: Asker, typed: string): Promise<Performed> => {
  const codes = codesIn(typed);
  const refuse = (message: string): Performed => ({
    ok: false,
    message,
    lineId: null,
    code: typed,
  });
  const scopes = new Set<string | undefined>();
  for (const code of codes) {
    const quote = await call(asker, checkVoucher, { json: { code, with: [] } });
    if (!quote.ok) return refuse(quote.message);
    scopes.add(quote.data.voucher.store?.slug);
  }
  if (codes.length === 0) return refuse(say(asker, 'voucher.codeRequired'));
  const { applied, refused } = (await load(asker, getCart)).vouchers;
  const staying = [...applied.filter(({ store }) => !scopes.has(store?.slug)), ...refused];
  const answer = await keep(asker, [...new Set([...codes, ...codesOf(staying)])]);
  if (!answer.ok) return refuse(answer.message);
  return outcomeOf(answer, voucherOn(asker, codes));
};

const takeOff = async (asker: Asker, code: string): Promise<Performed> => {
  const { vouchers } = await load(asker, getCart);
  const codes = codesOf([...vouchers.applied, ...vouchers.refused]).filter((one) => one !== code);
  return outcomeOf(await keep(asker, codes), say(asker, 'cartPage.voucherOff', { code }));
};

/** Takes the combination that saves most at this moment, whatever the page showed. */
const takeBest = async (asker: Asker): Promise<Performed> => {
  const { codes } = (await load(asker, getCart)).vouchers.best;
  return outcomeOf(await keep(asker, codes), voucherOn(asker, codes));
};

/** Puts the voucher that was typed on the cart, takes one off it, or takes the best there are. */
export const performVoucher: Perform = async (asker, form) => {
  const off = formText(form, VOUCHER_OFF);
  if (off) return takeOff(asker, off);
  if (form.has(VOUCHER_BEST)) return takeBest(asker);
  return addCodes(asker, formText(form, VOUCHER_CODE));
};
