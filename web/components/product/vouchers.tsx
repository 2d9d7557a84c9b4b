import { PRICE_TYPE } from '#contract/codes.ts';
import type { Voucher } from '#contract/voucher.ts';
import { memo } from 'react';
import { VOUCHER_CODE } from '#web/components/cart/voucher/voucher-fields.ts';
import { useCart } from '#web/components/product/purchase/use-cart.ts';
import { useCopy } from '#web/lib/browser/copy.ts';
import { writeShortDate } from '#web/lib/texts/dates.ts';
import { StaticPart } from '#web/rendering/static-part.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
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

const VoucherTicket = ({ voucher }: { voucher: Voucher }) => {
  const { t, language, paths } = useTranslation();
  const copy = useCopy();
  const { send, pending } = useCart();
  const { code } = voucher;
  const money = useMoneyText();
  const saving = useSaving(voucher);
  return (
    <li>
      <StaticPart as="div" data={voucher.id} className="min-w-0 text-sm">
        {() => (
          <>
            <p className="font-medium">{saving}</p>
            <p className="text-faint">
              {voucher.min_spend > 0 &&
                `${t('product.voucherFrom', { amount: money(voucher.min_spend) })} · `}
              {t('product.voucherUntil', { date: writeShortDate(voucher.validity, language) })}
            </p>
          </>
        )}
      </StaticPart>
      <span className="flex min-w-0 flex-wrap items-center gap-2">
        <code
          dir="ltr"
          className="rounded-sm bg-surface px-2 py-1 text-sm font-semibold wrap-anywhere select-all"
        >
          {code}
        </code>
        <button
          type="button"
          onClick={() => void copy(code, t('product.codeCopied', { code }))}
          aria-label={t('product.copyCode', { code })}
          className={`${buttonClass({ variant: 'quiet', size: 'sm' })} noscript:hidden`}
        >
          <Icon name="copy" className="size-4" />
        </button>
        <form method="post" action={paths.cart()} onSubmit={send}>
          <input type="hidden" name={VOUCHER_CODE} value={code} />
          <Button
            type="submit"
            name="intent"
            value="voucher"
            variant="secondary"
            size="sm"
            busy={pending !== null}
            aria-label={t('product.applyVoucherOf', { code })}
          >
            {t('product.applyVoucher')}
          </Button>
        </form>
      </span>
    </li>
  );
};

const Saving = ({ voucher }: { voucher: Voucher }) => useSaving(voucher);

/** The vouchers that this product can be bought with: one line that opens. */
export const Vouchers = memo(({ vouchers }: { vouchers: readonly Voucher[] }) => {
  const { t } = useTranslation();
  const [best] = vouchers;
  if (!best) return null;
  return (
    <details className="voucher-line">
      <summary>
        <Icon name="ticket-percent" className="size-4.5 text-accent" />
        <span className="grow">
          <b className="font-medium">{t('product.vouchers')}</b> · <Saving voucher={best} />
          {vouchers.length > 1 && ` · ${t('product.moreVouchers', { count: vouchers.length - 1 })}`}
        </span>
        <Icon name="chevron-down" className="size-4" />
      </summary>
      <ul>
        {vouchers.map((voucher) => (
          <VoucherTicket key={voucher.id} voucher={voucher} />
        ))}
      </ul>
    </details>
  );
});
