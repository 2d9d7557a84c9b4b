import type { Order } from '#contract/orders/order.ts';
import { SumList } from '#web/components/cart/sums.tsx';
import { FoldedSummary } from '#web/components/checkout/folded-summary.tsx';
import { OverviewLine } from '#web/components/checkout/overview-line.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';

/** What an order that waits for its payment is made of; the sums no longer hold once a part is cancelled. */
export const OrderOverview = ({ order, due }: { order: Order; due: number }) => {
  const { t } = useTranslation();
  return (
    <FoldedSummary total={{ name: t('cartPage.total'), amount: due }}>
      <h2 id="overview-heading" className="text-lg font-semibold">
        {t('checkoutPage.items')}
      </h2>
      <ul className="grid gap-3">
        {order.lines
          .filter(({ cancelled }) => !cancelled)
          .map(({ id, product, inventory, quantity, amount }) => (
            <OverviewLine
              key={id}
              image={product.image}
              title={product.title}
              attributes={inventory.attributes}
              quantity={quantity}
              amount={amount}
            />
          ))}
      </ul>
      {due === order.amount && (
        <div className="border-t border-line pt-5">
          <SumList sums={{ ...order, total: order.amount }} vouchers={order.vouchers} />
        </div>
      )}
    </FoldedSummary>
  );
};
