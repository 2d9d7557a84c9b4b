import type { TrackedOrder } from '#contract/orders/track-order.ts';
import { NumberedText } from '#web/components/order/order-number.tsx';
import { OrderProgress } from '#web/components/order/order-progress.tsx';
import { PackageHead } from '#web/components/order/package-head.tsx';
import { Thumbnail } from '#web/components/picture/picture.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { writeDate } from '#web/lib/texts/dates.ts';
import { isolateText } from '#web/lib/texts/isolate.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

type Props = { tracking: TrackedOrder; countryName: string };
type Package = TrackedOrder['packages'][number];

/** This replaces the form, so the focus moves to its heading. */
const takeFocus = (heading: HTMLHeadingElement | null) => heading?.focus();

/** Where an order is, without anything about the person. */
export const TrackingResult = ({ tracking, countryName }: Props) => {
  const { t, language, paths } = useTranslation();
  const { number, date, destination, packages, cancelled } = tracking;
  return (
    <div className="shell-narrow grid gap-8 py-8 md:py-12">
      <div className="grid gap-1">
        <h1 ref={takeFocus} tabIndex={-1} className="text-3xl font-semibold outline-none">
          <NumberedText text={t('orderPage.title')} number={number} />
        </h1>
        <p className="text-soft">
          {t('orderPage.date')} <time dateTime={date}>{writeDate(date, language)}</time>
          {' · '}
          {t('trackPage.destination', {
            city: isolateText(destination.city),
            country: countryName,
          })}
        </p>
      </div>
      {cancelled ? (
        <Notice tone="warning">{t('orderPage.cancelled')}</Notice>
      ) : (
        <OrderProgress order={tracking} />
      )}
      <div className="grid gap-5">
        <h2 className="sr-only">{t('orderPage.packages')}</h2>
        {packages.map((parcel, at) => (
          <TrackedPackage key={at} parcel={parcel} />
        ))}
      </div>
      <p className="max-w-prose text-sm text-faint">{t('trackPage.redacted')}</p>
      <div className="flex flex-wrap gap-3">
        <Link to={paths.trackOrder()} className={buttonClass({ variant: 'secondary' })}>
          {t('orderPage.trackAnother')}
        </Link>
      </div>
    </div>
  );
};

const TrackedPackage = ({ parcel }: { parcel: Package }) => {
  const { t } = useTranslation();
  return (
    <section
      aria-label={t('orderPage.packageFrom', { store: parcel.store.name })}
      className="rounded-lg border border-line"
    >
      <PackageHead parcel={parcel} />
      <ul aria-label={t('trackPage.items')} className="grid gap-4 px-4 py-4 sm:px-6">
        {parcel.items.map(({ title, image, quantity }, at) => (
          <li key={at} className="flex items-center gap-4">
            <Thumbnail image={image} />
            <span className="grid min-w-0">
              <span className="font-medium">{title}</span>
              <span className="text-sm text-soft">
                {t('orderPage.quantity', { count: quantity })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
