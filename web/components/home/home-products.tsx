import { Suspense } from 'react';
import { PER_PAGE } from '#contract/page-size.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { CardGrid } from '#web/components/card/card-grid.tsx';
import { LoadMore } from '#web/components/card/load-more.tsx';
import type { ShownHome } from '#web/components/card/shown-card.ts';
import { type FirstPage, useMoreCards } from '#web/components/card/use-more-cards.ts';
import { lazyPart } from '#web/rendering/lazy-part.tsx';
import { StaticPart } from '#web/rendering/static-part.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { withQuery } from '#web/lib/paths/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { HOME_PRODUCTS, type HydratedHome } from './hydrated-home.ts';
import { SectionHeading } from '#web/components/navigation/section-heading.tsx';

const CardSkeletons = lazyPart(() => import('#web/components/card/card-skeletons.tsx'));

/** The listing of everything goes on in the order in which this block begins. */
const MORE = 'sort=relevance';

/**
 * Which pages of that listing, which are longer, the block's first page stands for: those that it shows all of.
 * What it shows of the next one is left out when that comes.
 */
const inListing = ({ page, last_page, ...first }: FirstPage): FirstPage => ({
  ...first,
  page: Math.floor((page * HOME_PRODUCTS) / PER_PAGE),
  last_page: Math.ceil((last_page * HOME_PRODUCTS) / PER_PAGE),
});

type Props = {
  outline: HydratedHome;
  /** The first of them, where the server has not drawn them. */
  shown: ShownHome['products'] | undefined;
};

/** All products, page after page: by a link, and in place where there are scripts. */
export const HomeProducts = ({ outline, shown }: Props) => {
  const { t, paths } = useTranslation();
  const { page: first } = outline.products;
  /** Where a page of the listing begins, among the pages of this block. */
  const addressOf = (page: number) => {
    const begin = ((page - 1) * PER_PAGE) / HOME_PRODUCTS + 1;
    return `${withQuery(paths.home(), { page: Math.max(first + 1, begin) })}#products`;
  };
  const { added, page, hasNext, loading, load } = useMoreCards(inListing(outline.products), {
    more: MORE,
    addressOf,
  });
  return (
    <section id="products" aria-labelledby="products-title" className="late-part [--tall:147rem]">
      <SectionHeading id="products-title" title={t('home.products')} />
      <StaticPart data={shown}>{({ result }) => <CardGrid cards={result} />}</StaticPart>
      {added.length > 0 && (
        <div className="mt-8">
          <CardGrid cards={added} />
        </div>
      )}
      <p role="status" className="sr-only">
        {added.length > 0 && t('card.loaded', { count: added.length })}
      </p>
      {loading && (
        <Suspense>
          <CardSkeletons />
        </Suspense>
      )}
      <div className="mt-10 flex flex-wrap justify-center gap-3">
        {first > 1 && (
          <Link
            to={`${paths.home()}#products`}
            className={buttonClass({ variant: 'secondary' })}
            preventScrollReset
          >
            {t('home.previousProducts')}
          </Link>
        )}
        {hasNext ? (
          <LoadMore to={addressOf(page + 1)} loading={loading} onPress={load} />
        ) : (
          <p className="text-sm text-faint">{t('card.end')}</p>
        )}
      </div>
    </section>
  );
};
