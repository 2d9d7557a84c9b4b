import type { ListingData } from '#contract/listing.ts';
import { Pages, usePageAddress } from '#web/components/navigation/pages.tsx';
import { CardGrid } from '#web/components/product/card-grid.tsx';
import { LoadMore } from '#web/components/product/load-more.tsx';
import { useMoreCards } from '#web/components/product/use-more-cards.ts';
import { useTranslation } from '#web/lib/translation.tsx';

/** The first row or two are seen at once. */
const EAGER = 4;

type Props = { products: ListingData['products']; more: string };

/** The cards of a page, of those loaded below it, and the ways to all others. */
export const Results = ({ products, more }: Props) => {
  const { t } = useTranslation();
  const addressOf = usePageAddress();
  const { result, ...first } = products;
  const { added, page, lastPage, hasNext, loading, load } = useMoreCards(
    { ...first, ids: result.map(({ id }) => id) },
    { more, addressOf },
  );
  return (
    <>
      <CardGrid cards={[...result, ...added]} eager={EAGER} heading="h2" narrow />
      <p role="status" className="sr-only">
        {added.length > 0 && t('card.loaded', { count: added.length })}
      </p>
      <div className="mt-12 grid justify-items-center gap-6">
        {hasNext && <LoadMore to={addressOf(page + 1)} loading={loading} onPress={load} />}
        <Pages page={page} lastPage={lastPage} />
      </div>
    </>
  );
};
