import { Suspense } from 'react';
import type { Minor } from '#contract/money.ts';
import type { Voucher } from '#contract/vouchers/voucher.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { lazyPart, Nothing } from '#web/rendering/lazy-part.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useMoneyText } from './price.tsx';
import { missingFor, rankVouchers } from './ranked-vouchers.ts';
import { useSaving } from './voucher-saving-text.ts';
import type { TicketsProps } from './voucher-tickets.tsx';

/** Nobody sees them before the line is opened. */
const Tickets = lazyPart<TicketsProps>(() => import('./voucher-tickets.tsx'), Nothing);

const Saving = ({ voucher }: { voucher: Voucher }) => useSaving(voucher);

export type VouchersProps = {
  vouchers: readonly Voucher[];
  /** What one piece of the product costs that is looked at, if one is. */
  price?: Minor;
};

/** The vouchers that a product or all of a store can be bought with, below a line that folds them. */
const Vouchers = ({ vouchers, price }: VouchersProps) => {
  const { t } = useTranslation();
  const money = useMoneyText();
  const ranked = price === undefined ? vouchers : rankVouchers(vouchers, price);
  const count = ranked.length;
  const [first] = ranked;
  if (!first) return null;
  /** The one that the line promises, unless each asks for more than this costs. */
  const best = missingFor(first, price) === 0 && first;
  const conditions = best
    ? [
        best.min_spend > 0 && t('product.voucherFrom', { amount: money(best.min_spend) }),
        count > 1 && t('product.moreVouchers', { count: count - 1 }),
      ].filter((one) => one !== false)
    : [t('product.vouchersForMore', { count })];
  return (
    <details className="voucher-line">
      <summary>
        <Icon name="ticket-percent" className="size-4.5 text-accent" />
        <span className="min-w-0 grow">
          <b className="font-medium">
            {t('product.vouchers')}
            {best && (
              <>
                {' · '}
                <Saving voucher={best} />
              </>
            )}
          </b>
          {conditions.length > 0 && (
            <span className="block text-xs text-soft">{conditions.join(' · ')}</span>
          )}
        </span>
        <Icon name="chevron-down" className="size-4" />
      </summary>
      <Suspense>
        <Tickets vouchers={ranked} price={price} />
      </Suspense>
    </details>
  );
};

export default Vouchers;
