import { Suspense } from 'react';
import { CardGrid } from '#web/components/card/card-grid.tsx';
import { LoadMore } from '#web/components/card/load-more.tsx';
import { useMoreCards } from '#web/components/card/use-more-cards.ts';
import { Pages, usePageAddress } from '#web/components/navigation/page-links.tsx';
import { useNumber } from '#web/lib/texts/numbers.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { lazyPart } from '#web/rendering/lazy-part.tsx';
import { StaticPart } from '#web/rendering/static-part.tsx';
import type { ListingCards, ShownListing } from './shown-listing.ts';

const CardSkeletons = lazyPart(() => import('#web/components/card/card-skeletons.tsx'));

/** A phone sees one row of two at once; a wider screen fetches the others as soon as they are laid out. */
const EAGER = 2;

type Props = {
  products: ShownListing['products'];
  /** Where the server has not drawn them. */
  cards: ListingCards | undefined;
  more: string;
};

/** The cards of a page, of those loaded below it, and the ways to all others. */
export const Results = ({ products, cards, more }: Props) => {
  const { t } = useTranslation();
  const addressOf = usePageAddress();
  const { added, page, lastPage, hasNext, loading, load } = useMoreCards(products, {
    more,
    addressOf,
  });
  return (
    <>
      <StaticPart data={cards}>
        {({ cards: first }) => <CardGrid cards={first} eager={EAGER} heading="h2" narrow />}
      </StaticPart>
      {added.length > 0 && (
        <div className="mt-8">
          <CardGrid cards={added} heading="h2" narrow />
        </div>
      )}
      <p role="status" className="sr-only">
        {added.length > 0 && t('card.loaded', { count: added.length })}
      </p>
      {loading && (
        <Suspense>
          <CardSkeletons narrow />
        </Suspense>
      )}
      <div className="mt-12 flex flex-wrap items-center justify-center gap-x-6 gap-y-4 border-t border-line pt-6 empty:hidden md:justify-between">
        {lastPage > 1 && <ShownPart {...products} page={page} />}
        {hasNext && <LoadMore to={addressOf(page + 1)} loading={loading} onPress={load} />}
        <Pages page={page} lastPage={lastPage} />
      </div>
    </>
  );
};

/** How far into the list the last card is. */
const ShownPart = ({
  page,
  per_page,
  total,
}: Pick<Props['products'], 'page' | 'per_page' | 'total'>) => {
  const { t } = useTranslation();
  const number = useNumber();
  const shown = Math.min(page * per_page, total);
  return (
    <div className="shown-part">
      <p>{t('listing.shownPart', { shown: number(shown), total: number(total) })}</p>
      <progress className="meter" value={shown} max={total} aria-hidden />
    </div>
  );
};
