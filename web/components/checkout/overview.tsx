import type { ReactNode } from 'react';
import type { CartData } from '#contract/cart/cart.ts';
import { useTotal } from '#web/components/cart/estimate.tsx';
import { SumList } from '#web/components/cart/sums.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { cx } from '#web/ui/class-names.ts';
import { FoldedSummary } from './folded-summary.tsx';
import { OverviewLine } from './overview-line.tsx';
import { selectedLines } from './selected-lines.ts';

type Props = {
  cart: CartData;
  /** Something about the sums is on its way. */
  pending: boolean;
  /** Where vouchers are taken. */
  vouchers?: ReactNode;
  /** What stands below the sums. */
  children?: ReactNode;
};

/** More lines are scrolled on wide screens, so that the sums and vouchers stand above the button that pays. */
const SEEN_LINES = 3;

/** What is being ordered and what it comes to. */
export const Overview = ({ cart, pending, vouchers, children }: Props) => {
  const { t, paths } = useTranslation();
  const lines = selectedLines(cart);
  const isLong = lines.length > SEEN_LINES;
  return (
    <FoldedSummary total={useTotal(cart)} changes={vouchers} below={children}>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="overview-heading" className="text-lg font-semibold">
          {t('checkoutPage.items')}
        </h2>
        <Link
          to={paths.cart()}
          aria-label={t('checkoutPage.changeCart')}
          className="-my-2 -me-2 inline-flex min-h-9 items-center rounded-full px-2 text-sm font-medium text-primary hover:underline"
        >
          {t('checkoutPage.change')}
        </Link>
      </div>
      <ul
        aria-labelledby="overview-heading"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={isLong ? 0 : undefined}
        className={cx(
          'grid gap-3',
          isLong && 'overscroll-contain [scrollbar-width:thin] lg:max-h-56 lg:overflow-y-auto',
        )}
      >
        {lines.map(({ id, product, inventory, quantity, amount }) => (
          <OverviewLine
            key={id}
            image={inventory.image ?? product.image}
            title={product.title}
            attributes={inventory.attributes}
            quantity={quantity}
            amount={amount}
          />
        ))}
      </ul>
      <div className="border-t border-line pt-5">
        <SumList sums={cart.summary} estimate={cart.estimate} pending={pending} />
      </div>
    </FoldedSummary>
  );
};
