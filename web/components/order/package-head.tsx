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
  /** It waits for its payment: neither days nor steps hold yet. */
  isHeld?: boolean;
};

/** Which store it comes from, how far it is, and when and where it can be had. */
export const PackageHead = ({ parcel, isHeld = false }: Props) => {
  const { t } = useTranslation();
  const arrival = useArrival();
  const isPickup = parcel.shipping_type === SHIPPING_TYPE.pickup;
  const waits = !isHeld && !parcel.cancelled && parcel.status !== ORDER_STATUS.delivered;
  const place = parcel.pickup && pickupPlace(parcel.pickup);
  return (
    <header className="flex flex-wrap items-start justify-between gap-y-2 border-b border-line px-4 py-3 sm:px-6">
      <div className="flex min-w-0 items-start gap-3">
        <Icon
          name={isPickup ? 'store' : 'truck'}
          mirrored={!isPickup}
          className="mt-0.5 size-5 text-faint"
        />
        <div className="min-w-0">
          <h3 className="font-semibold">
            {t('orderPage.packageFrom', { store: parcel.store.name })}
          </h3>
          {waits && (
            <p className="text-sm text-soft">
              {arrival(parcel.shipping_type, parcel.expected_from, parcel.expected_to)}
            </p>
          )}
          {parcel.carriage && !parcel.cancelled && <Carriage carriage={parcel.carriage} />}
          {place && <p className="text-sm text-soft">{t('orderPage.pickupAt', { place })}</p>}
        </div>
      </div>
      {/* Where it has no room beside them, it stands below the words, not below the icon. */}
      <div className="ms-8">{!isHeld && <PackageState parcel={parcel} />}</div>
    </header>
  );
};

/** Who brings it, and where it is followed; a code that no carrier is known for stays a text. */
const Carriage = ({ carriage }: { carriage: NonNullable<Parcel['carriage']> }) => {
  const { t } = useTranslation();
  const { carrier, code, url } = carriage;
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-soft">
      <span>{t('orderPage.sentWith', { carrier: isolateText(carrier) })}</span>
      {code && <span>{t('orderPage.trackingNumber', { code: isolateText(code) })}</span>}
      {url && (
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className="font-medium text-primary underline print:hidden"
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
