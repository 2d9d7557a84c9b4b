import type { Card } from '#contract/catalogue/card.ts';
import type { FlashSale } from '#contract/catalogue/flash-sale.ts';
import type { PageOf } from '#contract/page.ts';
import { CardGrid } from '#web/components/card/card-grid.tsx';
import { PageBreadcrumbs } from '#web/components/navigation/page-breadcrumbs.tsx';
import { Pages } from '#web/components/navigation/page-links.tsx';
import { PictureHeading } from '#web/components/navigation/picture-heading.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { LargestReduction } from './largest-reduction.tsx';
import { SaleClock } from './sale-clock.tsx';
import { useMoment } from './use-moment.ts';

/** The first rows are seen at once. */
const EAGER = 6;

type Props = { sale: FlashSale; now: string; products: PageOf<Card> };

const Heading = ({ sale, now }: Omit<Props, 'products'>) => {
  const { t, paths } = useTranslation();
  const begin = useMoment(sale.start_time);
  const end = useMoment(sale.end_time);
  return (
    <PictureHeading image={sale.image}>
      <h1 className="text-3xl font-semibold lg:text-4xl">{sale.title}</h1>
      <LargestReduction sale={sale} />
      <SaleClock key={sale.state} sale={sale} now={now} />
      {sale.state === 'coming' && (
        <p className="text-soft">{t('flashSale.begins', { date: begin })}</p>
      )}
      {sale.state === 'running' && (
        <p className="text-soft">{t('flashSale.until', { date: end })}</p>
      )}
      {sale.state === 'ended' && (
        <>
          <p className="text-soft">{t('flashSale.endedText')}</p>
          <Link to={paths.flashSales()} className={buttonClass({ variant: 'secondary' })}>
            {t('flashSale.others')}
          </Link>
        </>
      )}
      <p className="text-sm text-faint">{t('listing.count', { count: sale.product_count })}</p>
    </PictureHeading>
  );
};

/** One sale with its products, page by page. */
export const FlashSalePage = ({ sale, now, products }: Props) => {
  const { t, paths } = useTranslation();
  const places = [{ title: t('flashSale.title'), to: paths.flashSales() }];
  return (
    <div className="shell pb-16">
      <PageBreadcrumbs places={places} here={sale.title} />
      <Heading sale={sale} now={now} />
      <CardGrid cards={products.result} eager={EAGER} heading="h2" />
      <div className="mt-12 empty:hidden">
        <Pages page={products.page} lastPage={products.last_page} />
      </div>
    </div>
  );
};
