import type { ReactNode } from 'react';
import { paymentMessage } from '#contract/orders/order-codes.ts';
import { remainingTotal } from '#contract/orders/order-sums.ts';
import type { Order } from '#contract/orders/order.ts';
import type { MessageKey } from '#i18n/translate.ts';
import { SumList } from '#web/components/cart/sums.tsx';
import { AddressLines } from '#web/components/checkout/address/address-lines.tsx';
import type { CountryFields } from '#web/components/checkout/address/country-fields.ts';
import { NumberedText, OrderNumber } from '#web/components/order/order-number.tsx';
import { orderPlaces, type WhichOrder } from '#web/components/order/which-order.ts';
import { useCommon, useMoney } from '#web/lib/page-data/shop-data.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { writeDate } from '#web/lib/texts/dates.ts';
import { isolate } from '#web/lib/texts/isolate.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { InvoiceStore } from './invoice-store.tsx';
import { invoiceDate, sumsOfLines, taxByRate } from './invoice-sums.ts';
import { InvoiceTax } from './invoice-tax.tsx';

type Props = { order: Order; which: WhichOrder; country: CountryFields | undefined };

/** The invoice of what is left of an order: a sheet of paper, with nothing of the shop around it. */
export const InvoicePage = ({ order, which, country }: Props) => {
  const { t, paths } = useTranslation();
  const billed = order.cancelled ? order.lines : order.lines.filter((line) => !line.cancelled);
  return (
    <main className="bg-surface py-6 print:bg-transparent print:p-0 sm:py-10">
      <div className="mx-auto grid w-full max-w-[210mm] gap-5 px-4 print:max-w-none print:p-0">
        <div className="flex flex-wrap justify-between gap-3 print:hidden">
          <Link
            to={orderPlaces(paths, which).order}
            className={buttonClass({ variant: 'secondary' })}
          >
            <Icon name="arrow-left" mirrored className="size-4.5" />
            {t('invoicePage.back')}
          </Link>
          <PrintButton />
        </div>
        <article className="grid gap-8 rounded-md bg-canvas p-5 text-sm text-ink shadow-low sm:p-[14mm] print:gap-5 print:rounded-none print:p-0 print:[zoom:0.8] print:[box-shadow:none]">
          <Head order={order} />
          <BillingDetails order={order} country={country} />
          {[...Map.groupBy(billed, ({ store }) => store.slug)].map(([slug, lines]) => (
            <InvoiceStore key={slug} store={lines[0]?.store.name ?? ''} lines={lines} />
          ))}
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-6 print:grid-cols-2">
            <InvoiceTax rates={taxByRate(billed)} />
            <section aria-label={t('orderPage.sums')} className="break-inside-avoid">
              <SumList sums={sumsOfLines(billed)} />
            </section>
          </div>
          <Foot order={order} />
        </article>
      </div>
    </main>
  );
};

const Head = ({ order }: { order: Order }) => {
  const { t } = useTranslation();
  const { site_setting: site, setting } = useCommon();
  return (
    <header className="flex flex-wrap items-start justify-between gap-4 border-b border-line pb-5">
      <h1 className="text-2xl font-semibold">
        <NumberedText text={t('invoicePage.title')} number={order.number} />
      </h1>
      <p className="grid justify-items-start gap-0.5 sm:justify-items-end sm:text-end">
        <span className="text-base font-semibold">{site.site_name}</span>
        {/* Each line has its own direction, and begins where the others do. */}
        {setting.address?.split('\n').map((line) => (
          <bdi key={line}>{line}</bdi>
        ))}
        {setting.tax_number && (
          <span>{t('invoicePage.taxNumber', { number: isolate(setting.tax_number) })}</span>
        )}
        {setting.email && (
          <bdi dir="ltr" className="wrap-anywhere whitespace-normal">
            {setting.email}
          </bdi>
        )}
        {setting.phone && <bdi dir="ltr">{setting.phone}</bdi>}
      </p>
    </header>
  );
};

const BillingDetails = ({ order, country }: Pick<Props, 'order' | 'country'>) => {
  const { t, language } = useTranslation();
  const left = useMoney()(remainingTotal(order));
  return (
    <div className="grid gap-6 sm:grid-cols-2 print:grid-cols-2">
      <section aria-label={t('invoicePage.billTo')} className="grid content-start gap-1">
        <h2 className="text-faint">{t('invoicePage.billTo')}</h2>
        <AddressLines address={order.address} country={country} />
      </section>
      <dl className="grid content-start gap-2">
        <Fact name={t('invoicePage.number')}>
          <OrderNumber number={order.number} />
        </Fact>
        <Fact name={t('invoicePage.date')}>{writeDate(invoiceDate(order), language)}</Fact>
        <Fact name={t('orderPage.date')}>{writeDate(order.date, language)}</Fact>
        <Fact name={t('orderPage.method')}>
          {t(`orderPage.methods.m${order.method}` as MessageKey)}
        </Fact>
        <Fact name={t('orderPage.payment')}>
          {t(paymentMessage(order), { amount: isolate(left) })}
        </Fact>
      </dl>
    </div>
  );
};

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-wrap justify-between gap-x-4">
    <dt className="text-faint">{name}</dt>
    <dd className="ms-auto text-end font-medium">{children}</dd>
  </div>
);

const Foot = ({ order }: { order: Order }) => {
  const { t } = useTranslation();
  const { email } = useCommon().setting;
  const partly = !order.cancelled && order.lines.some(({ cancelled }) => cancelled);
  return (
    <footer className="grid gap-1 border-t border-line pt-4 text-faint">
      {order.cancelled && <p className="font-medium text-ink">{t('invoicePage.cancelledAll')}</p>}
      {partly && <p>{t('invoicePage.cancelledSome')}</p>}
      {email && (
        <p>
          {t('invoicePage.contact')}{' '}
          <bdi dir="ltr" className="wrap-anywhere whitespace-normal">
            {email}
          </bdi>
        </p>
      )}
    </footer>
  );
};

/** Prints the page, which is laid out as an invoice on paper. Needs a script, so it is away without. */
const PrintButton = () => {
  const { t } = useTranslation();
  return (
    <span className="contents noscript:hidden">
      <Button variant="secondary" onClick={() => window.print()}>
        <Icon name="printer" />
        {t('orderPage.print')}
      </Button>
    </span>
  );
};
