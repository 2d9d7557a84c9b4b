import type { ReactNode } from 'react';
import { SHIPPING_TYPE } from '#contract/codes.ts';
import { ORDER_STATUS } from '#contract/orders/order-codes.ts';
import type { OrderPackage } from '#contract/orders/order.ts';
import { pickupPlace } from '#web/components/checkout/delivery/delivery-texts.ts';
import { isolateText } from '#web/lib/texts/isolate.ts';
import { useArrival } from '#web/components/product/delivery/arrival.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Icon } from '#web/ui/icon.tsx';

type Parcel = Pick<
  OrderPackage,
  | 'store'
  | 'status'
  | 'shipping_type'
  | 'pickup'
  | 'expected_from'
  | 'expected_to'
  | 'carriage'
  | 'cancelled'
>;

type Props = {
  parcel: Parcel;
  /** Neither days nor steps: they do not hold before it is paid, and beside the thanks they are told already. */
  isNamed?: boolean;
  /** What else there is to do about it. */
  children?: ReactNode;
};

/** Which store it comes from, how far it is, and when and where it can be had. */
export const PackageHead = ({ parcel, isNamed = false, children }: Props) => {
  const { t } = useTranslation();
  const arrival = useArrival();
  const isPickup = parcel.shipping_type === SHIPPING_TYPE.pickup;
  const waits = !isNamed && !parcel.cancelled && parcel.status !== ORDER_STATUS.delivered;
  const place = parcel.pickup && pickupPlace(parcel.pickup);
  return (
    <header className="flex items-start gap-3 border-b border-line px-4 py-3 sm:px-6">
      <Icon
        name={isPickup ? 'store' : 'truck'}
        mirrored={!isPickup}
        className="mt-0.5 size-5 text-faint"
      />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h3 className="font-semibold">
            {t('orderPage.packageFrom', { store: parcel.store.name })}
          </h3>
          {isNamed ? <span className="text-sm">{children}</span> : <PackageState parcel={parcel} />}
        </div>
        <div className="flex flex-wrap gap-x-3 text-sm">
          <div className="text-soft empty:hidden">
            {waits && (
              <p>{arrival(parcel.shipping_type, parcel.expected_from, parcel.expected_to)}</p>
            )}
            {parcel.carriage && !parcel.cancelled && <Carriage carriage={parcel.carriage} />}
            {place && <p>{t('orderPage.pickupAt', { place })}</p>}
          </div>
          {!isNamed && children}
        </div>
      </div>
    </header>
  );
};

/** Who brings it, and where it is followed; a code that no carrier is known for stays a text. */
const Carriage = ({ carriage }: { carriage: NonNullable<Parcel['carriage']> }) => {
  const { t } = useTranslation();
  const { carrier, code, url } = carriage;
  return (
    <p className="flex flex-wrap gap-x-3">
      <span>{t('orderPage.sentWith', { carrier: isolateText(carrier) })}</span>
      {code && <span>{t('orderPage.trackingNumber', { code: isolateText(code) })}</span>}
      {url && (
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className="inline-block py-1 font-medium text-primary underline print:hidden"
        >
          {t('orderPage.trackParcel')}
        </a>
      )}
    </p>
  );
};

const PackageState = ({ parcel: { cancelled, status } }: { parcel: Parcel }) => {
  const { t } = useTranslation();
  if (cancelled) return <Badge tone="danger">{t('orderPage.cancelledBadge')}</Badge>;
  return (
    <Badge tone={status === ORDER_STATUS.delivered ? 'success' : 'primary'}>
      {t(`orderPage.status.s${status}`)}
    </Badge>
  );
};
