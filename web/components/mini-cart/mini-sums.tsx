import type { CartData } from '#contract/cart/cart.ts';
import { useMoney } from '#web/lib/page-data/shop-data.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Amount } from '#web/ui/price.tsx';

type Props = { cart: CartData; pending: boolean };

/** What is selected comes to so much; shipping is added where the address is known. */
export const MiniSums = ({ cart: { summary }, pending }: Props) => {
  const { t } = useTranslation();
  const money = useMoney();
  return (
    <dl
      aria-busy={pending || undefined}
      className={cx('grid gap-1 transition-opacity', pending && 'opacity-45')}
    >
      <div className="flex items-baseline justify-between gap-4 font-semibold">
        <dt>{t('cartPage.subtotal')}</dt>
        <dd className="text-lg">
          <Amount>{money(summary.subtotal)}</Amount>
        </dd>
      </div>
      {(
        [
          ['cartPage.bundleSaving', summary.bundle_saving],
          ['cartPage.voucherSaving', summary.voucher_saving],
        ] as const
      ).map(
        ([name, saving]) =>
          saving > 0 && (
            <div key={name} className="flex items-baseline justify-between gap-4 text-success">
              <dt>{t(name)}</dt>
              <dd>
                <Amount>{`−${money(saving)}`}</Amount>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
};
