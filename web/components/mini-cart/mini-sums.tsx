import type { ReactNode } from 'react';
import type { CartData } from '#contract/cart/cart.ts';
import { ShippingCost, useEstimateName, useTotal } from '#web/components/cart/estimate.tsx';
import { useMoney } from '#web/lib/page-data/shop-data.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Amount } from '#web/ui/price.tsx';

type Props = { cart: CartData; pending: boolean };

/** What is selected comes to so much, with what sending it costs, or will cost where the address is not known yet. */
export const MiniSums = ({ cart, pending }: Props) => {
  const { summary, estimate } = cart;
  const { t } = useTranslation();
  const money = useMoney();
  const nameOf = useEstimateName();
  const total = useTotal(cart);
  const shipping = estimate ? estimate.shipping : summary.shipping;
  return (
    <dl
      aria-busy={pending || undefined}
      className={cx('grid gap-1 transition-opacity', pending && 'opacity-45')}
    >
      {shipping !== null && (
        <Row name={t('cartPage.subtotal')} look="text-sm text-soft">
          <Amount>{money(summary.subtotal)}</Amount>
        </Row>
      )}
      {(
        [
          ['cartPage.bundleSaving', summary.bundle_saving],
          ['cartPage.voucherSaving', summary.voucher_saving],
        ] as const
      ).map(
        ([name, saving]) =>
          saving > 0 && (
            <Row key={name} name={t(name)} look="text-sm text-success">
              <Amount>{`−${money(saving)}`}</Amount>
            </Row>
          ),
      )}
      {shipping !== null && (
        <Row name={estimate ? nameOf(estimate) : t('cartPage.shipping')} look="text-sm text-soft">
          <ShippingCost price={shipping} />
        </Row>
      )}
      <Row name={total.name} look="text-lg font-semibold">
        <Amount>{money(total.amount)}</Amount>
      </Row>
    </dl>
  );
};

const Row = ({ name, look, children }: { name: string; look: string; children: ReactNode }) => (
  <div className={cx('flex items-baseline justify-between gap-4', look)}>
    <dt className="min-w-0">{name}</dt>
    <dd>{children}</dd>
  </div>
);
