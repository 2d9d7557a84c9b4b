import { type ReactNode, useMemo } from 'react';
import type { Card } from '#contract/card.ts';
import { BANNER_TYPE } from '#contract/codes.ts';
import { BannerTile } from '#web/components/home/banner-tile.tsx';
import { PageBreadcrumbs, type Place } from '#web/components/navigation/page-breadcrumbs.tsx';
import { PictureHeading } from '#web/components/navigation/picture-heading.tsx';
import { ShopPicture } from '#web/components/picture/picture.tsx';
import { isolateText } from '#web/lib/texts/isolate.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { useDocumentData } from '#web/rendering/document-data.tsx';
import { lazyStaticPart } from '#web/rendering/lazy-part.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { CategoryLinks } from './category-links.tsx';
import { FILTER_PANEL, FilterPanel } from './filter-panel.tsx';
import { listingTitle } from './listing-meta.ts';
import { isFiltered } from './listing-query.ts';
import { Results } from './results.tsx';
import { type ListingCards, sentListing, type ShownListing } from './shown-listing.ts';
import { SortForm } from './sort-form.tsx';
import { Suggestions } from './suggestions.tsx';
import { useListing } from './use-listing.ts';

const NothingFound = lazyStaticPart(() => import('./nothing-found.tsx'));
const PopularGoods = lazyStaticPart(() => import('./popular-goods.tsx'));
const UnderstoodParts = lazyStaticPart(() => import('./understood.tsx'));

/** What it is a listing of. */
const HeadingTexts = ({ listing }: { listing: ShownListing }) => {
  const { t } = useTranslation();
  const { subject } = listing;
  return (
    <>
      <h1 className="text-3xl font-semibold">{listingTitle(t, listing, isolateText)}</h1>
      {subject.description && <p className="max-w-prose text-soft">{subject.description}</p>}
      <Suggestions {...listing} />
    </>
  );
};

const Heading = ({ listing }: { listing: ShownListing }) => {
  const { kind, image } = listing.subject;
  const texts = <HeadingTexts listing={listing} />;
  if ((kind === 'category' || kind === 'sub_category' || kind === 'brand') && image)
    return (
      <header className="category-heading">
        <div>{texts}</div>
        <span>
          <ShopPicture image={image} alt="" sizes="96px" upTo={320} />
        </span>
      </header>
    );
  // A collection, a campaign: what somebody has put together.
  if (image) return <PictureHeading image={image}>{texts}</PictureHeading>;
  return <header className="mb-8 grid gap-1.5">{texts}</header>;
};

/** How much there is, and what narrows and orders it. */
const Toolbar = ({ listing }: { listing: ShownListing }) => {
  const { products, sort, searched, relaxed } = listing;
  const { t } = useTranslation();
  return (
    <div className="mb-6 flex flex-wrap items-center gap-3">
      <button
        type="button"
        popoverTarget={FILTER_PANEL}
        className={cx(buttonClass({ variant: 'secondary' }), 'shrink-0 lg:hidden')}
      >
        <Icon name="sliders-horizontal" className="size-4" />
        {t('listing.filters')}
      </button>
      <p role="status" className="grow text-sm text-faint max-sm:order-1 max-sm:w-full">
        {/* What is shown instead of what was searched for is announced with the reason. */}
        {products.total > 0 && !relaxed && t('listing.count', { count: products.total })}
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
  // Where there is nothing at all there is nothing to narrow or to sort either.
  const bare = products.total === 0 && !isFiltered(query, own) && !query.has('category');
  const banner = listing.banners.find(({ type }) => type === BANNER_TYPE.listingSidebar);
  return (
    <div className="shell pb-16">
      <PageBreadcrumbs places={places} here={listingTitle(t, listing, isolateText)} />
      {heading ?? <Heading listing={listing} />}
      <div className={cx(!bare && 'gap-12 lg:grid lg:grid-cols-[15rem_1fr]')}>
        <div className={cx(bare && 'hidden')}>
          <FilterPanel listing={listing} own={own} />
          {banner && (
            <div className="mt-4 max-lg:hidden">
              <BannerTile banner={banner} />
            </div>
          )}
        </div>
        <div
          aria-busy={loading}
          className={cx('min-w-0 transition-opacity', loading && 'opacity-50')}
        >
          <CategoryLinks listing={listing} chips />
          {!bare && <Toolbar listing={listing} />}
          {listing.explained && <UnderstoodParts key={`${query}`} data={{ listing }} />}
          <ActiveFilters listing={listing} own={own} />
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
