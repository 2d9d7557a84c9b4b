import type { Order } from '#contract/order.ts';
import { Link } from 'react-router';
import type { CountryFields } from '#web/components/checkout/country-fields.ts';
import { FlashToast } from '#web/components/frame/flash-toast.tsx';
import { useCommon } from '#web/lib/shop-data.ts';
import type { Flash } from '#web/lib/flash.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderPackage } from './order-package.tsx';
import { OrderProgress } from './order-progress.tsx';
import { OrderSide } from './order-side.tsx';
import { PrintButton } from './print-button.tsx';

type Props = {
  order: Order;
  country: CountryFields | undefined;
  justPlaced: boolean;
  flash: Flash | null;
};

/** One order: thanks right after it was placed, then its progress; on paper, an invoice. */
export const OrderPage = ({ order, country, justPlaced, flash }: Props) => {
  const { t, paths } = useTranslation();
  return (
    <div className="shell-narrow grid gap-8 py-8 md:py-12 print:max-w-none print:p-0">
      <FlashToast flash={flash} />
      <InvoiceHead number={order.number} />
      {justPlaced ? <Thanks /> : <Title number={order.number} />}
      {order.cancellation_message && (
        <Notice tone="warning">
          <p className="font-medium">{t('orderPage.cancelled')}</p>
          <p>{order.cancellation_message}</p>
        </Notice>
      )}
      <OrderHead order={order} />
      <div className="print:hidden">
        <OrderProgress order={order} />
      </div>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_21rem] print:block print:space-y-6">
        <div className="grid gap-5">
          <h2 className="sr-only">{t('orderPage.packages')}</h2>
          {order.packages.map((parcel) => (
            <OrderPackage
              key={parcel.id}
              parcel={parcel}
              lines={order.lines.filter(({ id }) => parcel.line_ids.includes(id))}
            />
          ))}
        </div>
        <OrderSide order={order} country={country} />
      </div>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Link to={paths.home()} className={buttonClass()}>
          {t('orderPage.continueShopping')}
        </Link>
        <Link to={paths.orders()} className={buttonClass({ variant: 'secondary' })}>
          {t('orderPage.allOrders')}
        </Link>
        <PrintButton />
      </div>
    </div>
  );
};

const Thanks = () => {
  const { t } = useTranslation();
  return (
    <div className="grid justify-items-center gap-3 text-center print:hidden">
      <span className="grid size-16 animate-rise place-items-center rounded-full bg-success-wash text-success">
        <Icon name="check" className="size-8" />
      </span>
      <h1 className="text-3xl font-semibold">{t('orderPage.thanks')}</h1>
      <p className="max-w-prose text-soft">{t('orderPage.thanksText')}</p>
    </div>
  );
};

const Title = ({ number }: { number: string }) => {
  const { t } = useTranslation();
  return (
    <h1 className="text-3xl font-semibold print:hidden">{t('orderPage.title', { number })}</h1>
  );
};

/** Paper has no header and no footer: the shop's name and what this is stand on top. */
const InvoiceHead = ({ number }: { number: string }) => {
  const { t } = useTranslation();
  const { site_setting: site, setting } = useCommon();
  return (
    <div className="hidden items-end justify-between gap-4 border-b border-line pb-4 print:flex">
      <p className="text-2xl font-semibold">{t('orderPage.invoice')}</p>
      <p className="text-end text-sm">
        <span className="font-semibold">{site.site_name}</span>
        <br />
        {setting.email && <bdi dir="ltr">{setting.email}</bdi>}
        <br />
        {t('orderPage.title', { number })}
      </p>
    </div>
  );
};
