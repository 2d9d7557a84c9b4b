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

/** More than these are a press away. */
const SHOWN = 2;

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
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-dashed border-edge p-3">
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

const Tickets = ({ vouchers }: { vouchers: readonly Voucher[] }) => (
  <ul className="grid grid-cols-1 gap-2">
    {vouchers.map((voucher) => (
      <VoucherTicket key={voucher.id} voucher={voucher} />
    ))}
  </ul>
);

/** The vouchers that this product can be bought with. */
export const Vouchers = memo(({ vouchers }: { vouchers: readonly Voucher[] }) => {
  const { t } = useTranslation();
  if (vouchers.length === 0) return null;
  const others = vouchers.slice(SHOWN);
  return (
    <section>
      <h2 className="mb-2 text-sm font-medium">{t('product.vouchers')}</h2>
      <Tickets vouchers={vouchers.slice(0, SHOWN)} />
      {others.length > 0 && (
        <details className="group/vouchers mt-2">
          <summary className={buttonClass({ variant: 'quiet', size: 'sm' })}>
            {t('product.moreVouchers', { count: others.length })}
            <Icon
              name="chevron-down"
              className="size-4 transition-transform group-open/vouchers:rotate-180"
            />
          </summary>
          <div className="mt-2">
            <Tickets vouchers={others} />
          </div>
        </details>
      )}
    </section>
  );
});
