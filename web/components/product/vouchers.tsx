import { Suspense } from 'react';
import type { Voucher } from '#contract/vouchers/voucher.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { lazyPart, Nothing } from '#web/rendering/lazy-part.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useMoneyText } from './price.tsx';
import { useSaving } from './voucher-saving-text.ts';

/** Nobody sees them before the line is opened. */
const Tickets = lazyPart<{ vouchers: readonly Voucher[] }>(
  () => import('./voucher-tickets.tsx'),
  Nothing,
);

const Saving = ({ voucher }: { voucher: Voucher }) => useSaving(voucher);

type Props = {
  vouchers: readonly Voucher[];
  /** The one that the line promises; undefined where each asks for more than this costs. */
  best: Voucher | undefined;
};

/** The vouchers that this product can be bought with: one line that opens. */
export const Vouchers = ({ vouchers, best }: Props) => {
  const { t } = useTranslation();
  const money = useMoneyText();
  const count = vouchers.length;
  if (count === 0) return null;
  return (
    <details className="voucher-line">
      <summary>
        <Icon name="ticket-percent" className="size-4.5 text-accent" />
        <span className="grow">
          <b className="font-medium">{t('product.vouchers')}</b>
          {best && (
            <>
              {' · '}
              <Saving voucher={best} />
              {best.min_spend > 0 &&
                ` · ${t('product.voucherFrom', { amount: money(best.min_spend) })}`}
            </>
          )}
          {best && count > 1 && ` · ${t('product.moreVouchers', { count: count - 1 })}`}
          {!best && ` · ${t('product.vouchersForMore', { count })}`}
        </span>
        <Icon name="chevron-down" className="size-4" />
      </summary>
      <Suspense>
        <Tickets vouchers={vouchers} />
      </Suspense>
    </details>
  );
};
