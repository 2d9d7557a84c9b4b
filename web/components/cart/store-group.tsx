import type { CartData, CartLine } from '#contract/cart/cart.ts';
import type { CartOutcome } from '#web/components/cart/change/outcome.ts';
import { CartBundleItem, CartLineItem } from '#web/components/cart/line/cart-items.tsx';
import { SelectBox } from '#web/components/cart/line/select-box.tsx';
import { unitsOf } from '#web/components/cart/line/units.ts';
import { useMoney } from '#web/lib/page-data/shop-data.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { isolate } from '#web/lib/texts/isolate.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { StoreShipping } from './store-shipping.tsx';
import { Icon } from '#web/ui/icon.tsx';

type Props = {
  cart: CartData;
  group: CartData['stores'][number];
  lines: readonly CartLine[];
  outcome: CartOutcome | undefined;
};

/** What comes from one store, and what is missing for its free shipping. */
export const StoreGroup = ({ cart, group, lines, outcome }: Props) => {
  const { t, paths } = useTranslation();
  const money = useMoney();
  const { store, free_shipping_gap: gap } = group;
  return (
    <section aria-label={store.name} className="rounded-lg border border-line">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-3 sm:px-6">
        {lines.length > 1 && (
          <SelectBox
            lines={lines}
            intent="select"
            label={t('cartPage.selectStore', { store: store.name })}
          />
        )}
        <h2 className="flex items-center gap-2 font-semibold">
          <Icon name="store" className="size-4.5 text-faint" />
          <Link to={paths.store(store.slug)} className="hover:text-primary">
            {store.name}
          </Link>
        </h2>
        <StoreShipping cart={cart} store={group} />
        {gap !== null && gap > 0 && (
          <p className="w-full text-sm text-primary">
            {t('cartPage.freeShippingGap', { amount: isolate(money(gap)), store: store.name })}
          </p>
        )}
      </header>
      <ul className="divide-y divide-line px-4 sm:px-6">
        {unitsOf(lines).map(({ id, lines: [first, ...others] }) =>
          others.length > 0 ? (
            <CartBundleItem key={id} lines={[first, ...others]} outcome={outcome} />
          ) : (
            <CartLineItem key={id} line={first} outcome={outcome} />
          ),
        )}
      </ul>
    </section>
  );
};
