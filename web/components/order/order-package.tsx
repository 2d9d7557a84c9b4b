import type { OrderLine, OrderPackage as Package } from '#contract/order.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { OrderLineItem } from './order-line-item.tsx';
import { PackageHead } from './package-head.tsx';

type Props = { parcel: Package; lines: readonly OrderLine[] };

/** What comes from one store, when, and what is in it. */
export const OrderPackage = ({ parcel, lines }: Props) => {
  const { t } = useTranslation();
  return (
    <section
      aria-label={t('orderPage.packageFrom', { store: parcel.store.name })}
      className="break-inside-avoid rounded-lg border border-line"
    >
      <PackageHead parcel={parcel} />
      <ul className="divide-y divide-line px-4 sm:px-6">
        {lines.map((line) => (
          <OrderLineItem key={line.id} line={line} />
        ))}
      </ul>
    </section>
  );
};
