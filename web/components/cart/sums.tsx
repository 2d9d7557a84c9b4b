import type { ShippingEstimate } from '#contract/cart/cart.ts';
import type { Minor } from '#contract/money.ts';
import { isolate } from '#web/lib/texts/isolate.ts';
import { useMoney } from '#web/lib/page-data/shop-data.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Amount } from '#web/ui/price.tsx';
import { ShippingCost, useEstimateName } from './estimate.tsx';

/** The sums of a cart or an order, as the server has worked them out. */
type Sums = {
  subtotal: Minor;
  bundle_saving: Minor;
  voucher_saving: Minor;
  /** Null while it is not known. */
  shipping: Minor | null;
  tax: Minor;
  total: Minor;
};

type Props = {
  sums: Sums;
  pending?: boolean;
  /** What sending would cost, while that is not known. */
  estimate?: ShippingEstimate | null;
  /** What each voucher saves, where that is told one by one. */
  vouchers?: readonly { code: string; saving: Minor }[];
};

/** Every sum on a line of its own; `pending` greys them until the server has answered. */
export const SumList = ({ sums, pending = false, estimate = null, vouchers = [] }: Props) => {
  const { t } = useTranslation();
  const money = useMoney();
  const nameOf = useEstimateName();
  const guess = estimate && estimate.shipping !== null ? estimate : null;
  const shipping = guess ? guess.shipping : sums.shipping;
  const all = { name: t('cartPage.voucherSaving'), saving: sums.voucher_saving };
  const named = vouchers.map(({ code, saving }) => ({
    name: t('orderPage.voucherNamed', { code: isolate(code) }),
    saving,
  }));
  return (
    <dl
      aria-busy={pending || undefined}
      className={cx('grid gap-2 transition-opacity', pending && 'opacity-45')}
    >
      <Row name={t('cartPage.subtotal')}>
        <Amount>{money(sums.subtotal)}</Amount>
      </Row>
      {sums.bundle_saving > 0 && (
        <Row name={t('cartPage.bundleSaving')} saving>
          <Amount>{`−${money(sums.bundle_saving)}`}</Amount>
        </Row>
      )}
      {(named[0] ? named : [all]).map(
        ({ name, saving }) =>
          saving > 0 && (
            <Row key={name} name={name} saving>
              <Amount>{`−${money(saving)}`}</Amount>
            </Row>
          ),
      )}
      <Row name={guess ? nameOf(guess) : t('cartPage.shipping')}>
        {shipping === null ? (
          <span className="text-faint">{t('cartPage.shippingLater')}</span>
        ) : (
          <ShippingCost price={shipping} />
        )}
      </Row>
      <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-4 text-lg font-semibold">
        <dt>{t(guess ? 'cartPage.estimateTotal' : 'cartPage.total')}</dt>
        <dd className="ms-auto text-xl">
          <Amount>{money(guess?.total ?? sums.total)}</Amount>
        </dd>
      </div>
      <div className="text-sm text-faint">
        <dt className="sr-only">{t('cartPage.tax')}</dt>
        <dd>{t('cartPage.includedTax', { amount: isolate(money((guess ?? sums).tax)) })}</dd>
      </div>
    </dl>
  );
};

const Row = ({
  name,
  saving,
  children,
}: {
  name: string;
  saving?: boolean;
  children: React.ReactNode;
}) => (
  <div
    className={cx(
      'flex flex-wrap items-baseline justify-between gap-x-4',
      saving && 'text-success',
    )}
  >
    <dt className={cx('min-w-0 grow basis-32', !saving && 'text-soft')}>{name}</dt>
    <dd className="ms-auto text-end">{children}</dd>
  </div>
);
