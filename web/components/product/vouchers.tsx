import { memo, Suspense } from 'react';
import type { Voucher } from '#contract/voucher.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { lazyPart, Nothing } from '#web/rendering/lazy-part.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useSaving } from './voucher-saving.ts';

/** Nobody sees them before the line is opened. */
const Tickets = lazyPart<{ vouchers: readonly Voucher[] }>(
  () => import('./voucher-tickets.tsx'),
  Nothing,
);

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
      <Suspense>
        <Tickets vouchers={vouchers} />
      </Suspense>
    </details>
  );
});
