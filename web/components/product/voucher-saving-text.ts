import { PRICE_TYPE } from '#contract/codes.ts';
import type { Voucher } from '#contract/vouchers/voucher.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { useMoneyText } from './price.tsx';

/** What the voucher takes off: an amount, or a share up to a limit. */
export const useSaving = (voucher: Voucher): string => {
  const { t } = useTranslation();
  const money = useMoneyText();
  if (voucher.price_type === PRICE_TYPE.flat)
    return t('product.voucherFlat', { amount: money(voucher.value) });
  return voucher.max_saving === null
    ? t('product.voucherPercent', { percent: voucher.value })
    : t('product.voucherPercentUpTo', {
        percent: voucher.value,
        amount: money(voucher.max_saving),
      });
};
