import { type ReactNode, Suspense, useMemo } from 'react';
import type { Card } from '#contract/catalogue/card.ts';
import { BANNER_TYPE } from '#contract/codes.ts';
import { PageBreadcrumbs, type Place } from '#web/components/navigation/page-breadcrumbs.tsx';
import { isolateText } from '#web/lib/texts/isolate.ts';
import { useNumber } from '#web/lib/texts/numbers.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { useDocumentData } from '#web/rendering/document-data.tsx';
import { lazyPart, lazyStaticPart, Nothing } from '#web/rendering/lazy-part.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { ActiveFiltersProps } from './active-filters.tsx';
import { CategoryLinks } from './category-links.tsx';
import { FILTER_PANEL, FilterPanel } from './filter-panel.tsx';
import { listingTitle } from './listing-meta.ts';
import { countFilters, isFiltered } from './listing-query.ts';
import { Results } from './results.tsx';
import { type ListingCards, sentListing, type ShownListing } from './shown-listing.ts';
import { SortForm } from './sort-form.tsx';
import { RESULTS, useListing } from './use-listing.ts';

const ActiveFilters = lazyPart<ActiveFiltersProps>(() => import('./active-filters.tsx'), Nothing);
const ListingBanner = lazyStaticPart(() => import('./listing-banner.tsx'));
const NothingFound = lazyStaticPart(() => import('./nothing-found.tsx'));
const PopularGoods = lazyStaticPart(() => import('./popular-goods.tsx'));
const SubjectHeading = lazyStaticPart(() => import('./subject-heading.tsx'));
const Suggestions = lazyStaticPart(() => import('./suggestions.tsx'));
const UnderstoodParts = lazyStaticPart(() => import('./understood.tsx'));

/** What it is a listing of. What has a picture is drawn anew only where the address narrows it to another category. */
const Heading = ({ listing }: { listing: ShownListing }) => {
  const { t } = useTranslation();
  const { query } = useListing();
  const { id, image, description } = listing.subject;
  if (image)
    return <SubjectHeading key={`${id} ${query.get('category')}`} data={{ listing, image }} />;
  return (
    <header className="mb-4 grid gap-1.5">
      <h1 className="text-3xl font-semibold">{listingTitle(t, listing, isolateText)}</h1>
      {description && <p className="max-w-prose text-soft">{description}</p>}
      {(listing.corrected !== null || listing.suggestions.length > 0) && (
        <Suggestions key={`${query}`} data={listing} />
      )}
    </header>
  );
};

/** How much there is, and what narrows and orders it. */
const Toolbar = ({ listing, own }: ActiveFiltersProps) => {
  const { products, sort, searched } = listing;
  const { t } = useTranslation();
  const { query } = useListing();
  const number = useNumber();
  const chosen = countFilters(query, own);
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1 bg-canvas lg:sticky lg:top-19 lg:z-2 lg:py-2">
      <button
        type="button"
        popoverTarget={FILTER_PANEL}
        className={cx(buttonClass({ variant: 'secondary' }), 'shrink-0 lg:hidden')}
      >
        <Icon name="sliders-horizontal" className="size-4" />
        {t('listing.filters')}
        {chosen > 0 && ` · ${number(chosen)}`}
      </button>
      <p role="status" className="grow text-sm text-faint max-sm:order-1 max-sm:w-full">
        {products.total > 0 && t('listing.count', { count: products.total })}
      </p>
      <SortForm sort={sort} searched={searched !== null} />
    </div>
  );
};

type Props = {
  /** What it shows, as the loader sends it. */
  listing: string;
  /** Its cards as the loader sends them. */
  cards: string | undefined;
  popular: readonly Card[];
  /** What to ask for further pages by. */
  more: string;
  /** The breadcrumbs; without them, home alone. */
  places?: Place[];
  /** Parameters that name this page and are no filters on it. */
  own?: readonly string[];
  /** In the place of the plain heading. */
  heading?: ReactNode;
};

/** Every listing of the shop: a category's, a brand's, a search's. */
export const ListingPage = (props: Props) => {
  const { popular, more, places = [], own = [], heading } = props;
  const listing = useMemo(() => sentListing(props.listing), [props.listing]);
  const cards = useDocumentData<ListingCards>(props.cards);
  const { t } = useTranslation();
  const { loading, query, entry } = useListing();
  const { products } = listing;
  const narrowed = isFiltered(query, own) || query.has('category');
  // Where there is nothing at all there is nothing to narrow or to sort either.
  const bare = products.total === 0 && !narrowed;
  const banner = listing.banners.find(({ type }) => type === BANNER_TYPE.listingSidebar);
  return (
    <div className="shell pb-16">
      <PageBreadcrumbs
        places={places}
        here={listing.searched ? t('listing.search') : listingTitle(t, listing)}
      />
      {heading ?? <Heading listing={listing} />}
      <div className={cx(!bare && 'gap-12 lg:grid lg:grid-cols-[15rem_1fr]')}>
        <div className={cx('filter-column', bare && 'hidden')}>
          <FilterPanel listing={listing} own={own} />
          {banner && <ListingBanner key={banner.id} data={{ banner }} />}
        </div>
        <div
          id={RESULTS}
          aria-busy={loading}
          className={cx('min-w-0 transition-opacity', loading && 'opacity-50')}
        >
          {loading && (
            <span className="pointer-events-none sticky top-1/2 z-10 grid h-0 justify-items-center">
              <Icon name="loader-circle" className="size-12 animate-spin text-primary" />
            </span>
          )}
          {listing.explained && <UnderstoodParts key={`${query}`} data={{ listing }} />}
          {(heading || !listing.subject.image) && <CategoryLinks listing={listing} chips />}
          {!bare && <Toolbar listing={listing} own={own} />}
          {narrowed && (
            <Suspense>
              <ActiveFilters listing={listing} own={own} />
            </Suspense>
          )}
          {products.total === 0 ? (
            // Keyed by the query, so that another search without results is announced again.
            <NothingFound key={query.toString()} data={{ listing, popular, own }} />
          ) : (
            <>
              <Results key={entry} products={products} cards={cards} more={more} />
              {popular.length > 0 && <PopularGoods key={`${query}`} data={{ popular }} />}
            </>
          )}
        </div>
      </div>
    </div>
  );
};
