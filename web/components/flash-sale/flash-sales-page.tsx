import type { FlashSaleRow, FlashSalesData } from '#contract/catalogue/flash-sale.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { PageBreadcrumbs } from '#web/components/navigation/page-breadcrumbs.tsx';
import { CardRow } from '#web/components/card/card-grid.tsx';
import { PictureHeading } from '#web/components/navigation/picture-heading.tsx';
import { ShopPicture } from '#web/components/picture/picture.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LargestReduction } from './largest-reduction.tsx';
import { SaleClock } from './sale-clock.tsx';
import { useMoment } from './use-moment.ts';

type Props = { sale: FlashSaleRow; now: string };

/** A sale that runs: its picture, how long it still does, and its first products. */
const Running = ({ sale, now }: Props) => {
  const { t, paths } = useTranslation();
  const id = `sale-${sale.id}`;
  return (
    <section aria-labelledby={id}>
      <PictureHeading image={sale.image}>
        <h2 id={id} className="text-3xl font-semibold lg:text-4xl">
          {sale.title}
        </h2>
        <LargestReduction sale={sale} />
        <SaleClock sale={sale} now={now} />
        <p className="text-sm text-faint">{t('listing.count', { count: sale.product_count })}</p>
        <Link
          to={paths.flashSale(sale.id)}
          aria-label={t('flashSale.seeOf', { title: sale.title })}
          className={buttonClass()}
        >
          {t('flashSale.see')}
        </Link>
      </PictureHeading>
      <CardRow cards={sale.products} label={sale.title} />
    </section>
  );
};

/** A sale that comes: its picture, when it begins, and what will be in it. */
const Coming = ({ sale, now }: Props) => {
  const { t, paths } = useTranslation();
  const begin = useMoment(sale.start_time);
  return (
    <li className="grid overflow-hidden rounded-lg border border-line lg:grid-cols-2">
      {sale.image && (
        <div className="aspect-3/2 overflow-hidden lg:aspect-auto">
          <ShopPicture
            image={sale.image}
            alt=""
            sizes="(min-width: 992px) 23vw, (min-width: 768px) 45vw, 94vw"
            upTo={960}
            ratio={[3, 2]}
          />
        </div>
      )}
      <div className="grid grow content-start justify-items-start gap-3 p-5">
        <h3 className="font-display text-xl font-semibold">{sale.title}</h3>
        <SaleClock sale={sale} now={now} />
        <p className="text-sm text-soft">{t('flashSale.begins', { date: begin })}</p>
        <ul className="flex flex-wrap gap-2">
          {sale.products.slice(0, 4).map((product) => (
            <li key={product.id} className="size-16 overflow-hidden rounded-md bg-surface">
              <Link to={paths.product(product)} aria-label={product.title}>
                <ShopPicture image={product.image} alt="" sizes="64px" upTo={160} />
              </Link>
            </li>
          ))}
        </ul>
        <Link
          to={paths.flashSale(sale.id)}
          aria-label={t('flashSale.previewOf', { title: sale.title })}
          className={`mt-auto ${buttonClass({ variant: 'secondary', size: 'sm' })}`}
        >
          {t('flashSale.preview')}
        </Link>
      </div>
    </li>
  );
};

/** The sales that run and those that come. */
export const FlashSalesPage = ({ sales }: { sales: FlashSalesData }) => {
  const { t, paths } = useTranslation();
  const { running, coming, now } = sales;
  return (
    <div className="shell pb-16">
      <PageBreadcrumbs places={[]} here={t('flashSale.title')} />
      <h1 className="mb-10 text-3xl font-semibold">{t('flashSale.title')}</h1>
      {running.length + coming.length === 0 && (
        <EmptyState icon="zap" title={t('flashSale.none')}>
          <Link to={paths.home()} className={buttonClass()}>
            {t('layout.backHome')}
          </Link>
        </EmptyState>
      )}
      <div className="grid grid-cols-1 gap-10">
        {running.map((sale) => (
          <Running key={sale.id} sale={sale} now={now} />
        ))}
        {coming.length > 0 && (
          <section aria-labelledby="coming">
            <h2 id="coming" className="mb-6 text-2xl font-semibold">
              {t('flashSale.coming')}
            </h2>
            <ul className="grid gap-5 md:grid-cols-2">
              {coming.map((sale) => (
                <Coming key={sale.id} sale={sale} now={now} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
};
