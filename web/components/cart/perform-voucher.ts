import { getCart, type CartData } from '#contract/cart.ts';
import { keepVouchers } from '#contract/use-voucher.ts';
import type { ActionFunctionArgs } from 'react-router';
import { call, load, type Answer } from '#web/lib/api.ts';
import { outcomeOf, say, text, type Perform, type Performed } from './performing.ts';
import { VOUCHER_BEST, VOUCHER_CODE, VOUCHER_OFF } from './voucher-fields.ts';

type Asker = Pick<ActionFunctionArgs, 'context'>;

const codesIn = (typed: string): string[] =>
  typed
    .toUpperCase()
    .split(/[\s,،;]+/)
    .filter(Boolean);

const keep = (asker: Asker, codes: readonly string[]): Promise<Answer<CartData>> =>
  call(asker, keepVouchers, { json: { codes: [...codes] } });

const codesOf = (vouchers: readonly { code: string }[]) => vouchers.map(({ code }) => code);

/**
 * Puts codes on the cart beside those on it. One of the same scope gives way to a new one: whoever
 * types a code wants that one.
 */
const addCodes = async (asker: Asker, typed: string): Promise<Performed> => {
  const codes = codesIn(typed);
  const refusal = { ok: false, lineId: null, code: typed } as const;
  if (codes.length === 0) return { ...refusal, message: say(asker, 'voucher.codeRequired') };
  const { vouchers } = await load(asker, getCart);
  const holding = codesOf(vouchers.applied);
  const before = [...holding, ...codesOf(vouchers.refused)].filter((one) => !codes.includes(one));
  let answer = await keep(asker, [...codes, ...before]);
  if (!answer.ok) return { ...refusal, message: answer.message };
  const replaced = codesOf(answer.data.vouchers.refused).filter((one) => holding.includes(one));
  if (replaced.length > 0) {
    answer = await keep(
      asker,
      [...codes, ...before].filter((one) => !replaced.includes(one)),
    );
  }
  return outcomeOf(answer, say(asker, 'cartPage.voucherOn', { code: codes.join(', ') }));
};

const takeOff = async (asker: Asker, code: string): Promise<Performed> => {
  const { vouchers } = await load(asker, getCart);
  const codes = codesOf([...vouchers.applied, ...vouchers.refused]).filter((one) => one !== code);
  return outcomeOf(await keep(asker, codes), say(asker, 'cartPage.voucherOff', { code }));
};

/** Takes the combination that saves most at this moment, whatever the page showed. */
const takeBest = async (asker: Asker): Promise<Performed> => {
  const { codes } = (await load(asker, getCart)).vouchers.best;
  return outcomeOf(
    await keep(asker, codes),
    say(asker, 'cartPage.voucherOn', { code: codes.join(', ') }),
  );
};

/** Puts the voucher that was typed on the cart, takes one off it, or takes the best there are. */
export const performVoucher: Perform = async (asker, form) => {
  const off = text(form, VOUCHER_OFF);
  if (off) return takeOff(asker, off);
  if (form.has(VOUCHER_BEST)) return takeBest(asker);
  return addCodes(asker, text(form, VOUCHER_CODE));
};
