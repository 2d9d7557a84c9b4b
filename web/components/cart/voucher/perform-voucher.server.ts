import { getCart, type CartData } from '#contract/cart/cart.ts';
import { checkVoucher, keepVouchers } from '#contract/cart/use-voucher.ts';
import { joinByComma } from '#i18n/comma.ts';
import {
  outcomeOf,
  translated,
  type Perform,
  type ChangeResult,
} from '#web/components/cart/change/change-result.server.ts';
import { call, load, type Answer } from '#web/lib/page-data/api.server.ts';
import { visitContext, type RequestArgs } from '#web/lib/visit/context.server.ts';
import { formText } from '#web/lib/visit/form-text.ts';
import { VOUCHER_BEST, VOUCHER_CODE, VOUCHER_OFF } from './voucher-fields.ts';

const NO_TOKEN = 401;

const codesIn = (typed: string): string[] =>
  typed
    .toUpperCase()
    .split(/[\s,،;]+/)
    .filter(Boolean);

const saveCodes = (args: RequestArgs, codes: readonly string[]): Promise<Answer<CartData>> =>
  call(args, keepVouchers, { json: { codes: [...codes] } });

const codesOf = (vouchers: readonly { code: string }[]) => vouchers.map(({ code }) => code);

const voucherOn = (args: RequestArgs, codes: readonly string[]): string =>
  translated(args, 'cartPage.voucherOn', {
    code: joinByComma(args.context.get(visitContext).language, codes),
  });

/**
 * Puts codes on the cart beside those on it. A new code replaces one of the same scope, because the
 * shopper has just typed it.
 */
const addCodes = async (args: RequestArgs, typed: string): Promise<ChangeResult> => {
  const codes = codesIn(typed);
  const refuse = (message: string): ChangeResult => ({
    ok: false,
    message,
    lineId: null,
    code: typed,
  });
  const scopes = new Set<string | undefined>();
  for (const code of codes) {
    const quote = await call(args, checkVoucher, { json: { code, with: [] } });
    // Whoever has never put anything into a cart has no token either.
    if (!quote.ok && quote.status === NO_TOKEN)
      return refuse(translated(args, 'checkout.nothingSelected'));
    if (!quote.ok) return refuse(quote.message);
    scopes.add(quote.data.voucher.store?.slug);
  }
  if (codes.length === 0) return refuse(translated(args, 'voucher.codeRequired'));
  const { applied, refused } = (await load(args, getCart, { query: {} })).vouchers;
  const staying = [...applied.filter(({ store }) => !scopes.has(store?.slug)), ...refused];
  const answer = await saveCodes(args, [...new Set([...codes, ...codesOf(staying)])]);
  if (!answer.ok) return refuse(answer.message);
  return outcomeOf(answer, voucherOn(args, codes));
};

const takeOff = async (args: RequestArgs, code: string): Promise<ChangeResult> => {
  const { vouchers } = await load(args, getCart, { query: {} });
  const codes = codesOf([...vouchers.applied, ...vouchers.refused]).filter((one) => one !== code);
  return outcomeOf(await saveCodes(args, codes), translated(args, 'cartPage.voucherOff', { code }));
};

/** Takes the combination that saves most at this moment, whatever the page showed. */
const takeBest = async (args: RequestArgs): Promise<ChangeResult> => {
  const { codes } = (await load(args, getCart, { query: {} })).vouchers.best;
  return outcomeOf(await saveCodes(args, codes), voucherOn(args, codes));
};

/** Puts the voucher that was typed on the cart, takes one off it, or takes the best there are. */
export const performVoucher: Perform = async (args, form) => {
  const off = formText(form, VOUCHER_OFF);
  if (off) return takeOff(args, off);
  if (form.has(VOUCHER_BEST)) return takeBest(args);
  return addCodes(args, formText(form, VOUCHER_CODE));
};
