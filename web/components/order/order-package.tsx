import { SHIPPING_TYPE } from '#contract/codes.ts';
import type { OrderLine, OrderPackage as Package } from '#contract/order.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { writeDay } from './order-dates.ts';
import { OrderLineItem } from './order-line-item.tsx';

type Props = { parcel: Package; lines: readonly OrderLine[] };

/** What comes from one store, when, and what is in it. */
export const OrderPackage = ({ parcel, lines }: Props) => {
  const { t } = useTranslation();
  const pickup = parcel.shipping_type === SHIPPING_TYPE.pickup;
  return (
    <section
      aria-label={t('orderPage.packageFrom', { store: parcel.store.name })}
      className="break-inside-avoid rounded-lg border border-line"
    >
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-3 sm:px-6">
        <div className="flex items-start gap-3">
          <Icon
            name={pickup ? 'store' : 'truck'}
            mirrored={!pickup}
            className="mt-0.5 size-5 text-faint"
          />
          <div>
            <h3 className="font-semibold">
              {t('orderPage.packageFrom', { store: parcel.store.name })}
            </h3>
            <p className="text-sm text-soft">
              <Expected parcel={parcel} pickup={pickup} />
            </p>
          </div>
        </div>
        <Badge className="print:hidden" tone={parcel.status === 5 ? 'success' : 'primary'}>
          {t(`orderPage.status.s${parcel.status}`)}
        </Badge>
      </header>
      <ul className="divide-y divide-line px-4 sm:px-6">
        {lines.map((line) => (
          <OrderLineItem key={line.id} line={line} />
        ))}
      </ul>
    </section>
  );
};

const Expected = ({ parcel, pickup }: { parcel: Package; pickup: boolean }) => {
  const { t, language } = useTranslation();
  const from = writeDay(parcel.expected_from, language);
  const to = writeDay(parcel.expected_to, language);
  if (from === to) return t(pickup ? 'orderPage.pickupOn' : 'orderPage.expectedOn', { date: to });
  return t(pickup ? 'orderPage.pickupReady' : 'orderPage.expected', { from, to });
};
