import { PRICE_TYPE } from '#contract/codes.ts';
import type { OwnVoucher } from '#contract/vouchers/own-vouchers.ts';
import { useMoneyText } from '#web/components/product/price.tsx';
import { useSaving } from '#web/components/product/voucher-saving-text.ts';
import { namesFigure } from './names-figure.ts';

/**
 * The words of the shop, where they say what the voucher takes off; or else that, and the words below it. The
 * figure that they leave out is the most that a share comes to.
 */
export const useVoucherWords = (voucher: OwnVoucher) => {
  const saving = useSaving(voucher);
  const money = useMoneyText();
  const { title, value, price_type: type, max_saving: most } = voucher;
  const figure = type === PRICE_TYPE.flat ? money(value) : String(value);
  if (!namesFigure(title, figure)) return { heading: saving, words: title, most: null };
  return { heading: title, words: null, most: type === PRICE_TYPE.flat ? null : most };
};
