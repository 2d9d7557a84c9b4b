import type { Card } from '#contract/catalogue/card.ts';
import { CategoryChips } from '#web/components/frame/error-page.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import PopularGoods from './popular-goods.tsx';
import { FILTERS, isFiltered, without } from './listing-query.ts';
import { useListing } from './use-listing.ts';
import type { ShownListing } from './shown-listing.ts';

type Props = { listing: ShownListing; popular: readonly Card[]; own: readonly string[] };

/** Nothing fits: why, how to get on, and what others buy. */
const NothingFound = ({ listing, popular, own }: Props) => {
  const { t } = useTranslation();
  const { query } = useListing();
  const filtered = isFiltered(query, own);
  const { searched } = listing;
  const hint = searched && !filtered ? 'listing.nothingForText' : 'listing.nothingText';
  return (
    <>
      {/* The heading of a search says already that nothing is found. */}
      <div className="grid justify-items-start gap-4 py-4">
        {!searched && <p className="text-xl font-semibold">{t('listing.nothing')}</p>}
        <p className="max-w-prose text-soft">{t(hint)}</p>
        {filtered && (
          <Link
            to={without(
              query,
              FILTERS.filter((name) => !own.includes(name)),
            )}
            className={buttonClass()}
          >
            {t('listing.clearAll')}
          </Link>
        )}
        <CategoryChips start />
      </div>
      {popular.length > 0 && <PopularGoods popular={popular} wide={!filtered} />}
    </>
  );
};

export default NothingFound;
