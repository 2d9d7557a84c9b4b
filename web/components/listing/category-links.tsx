import { Link } from '#web/lib/paths/link.tsx';
import { useNumber } from '#web/lib/texts/numbers.ts';
import { withQuery } from '#web/lib/paths/paths.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { useListing } from './use-listing.ts';
import type { ShownListing } from './shown-listing.ts';

type Props = { listing: ShownListing; chips?: boolean };

type Place = { key: string; title: string; to: string; count?: number; current?: boolean };

type Translation = ReturnType<typeof useTranslation>;

/** In a category: all of it, and its parts. */
const partsOf = ({ subject, facets }: ShownListing, { t, paths }: Translation): Place[] => {
  const category = subject.kind === 'sub_category' ? subject.parent : subject;
  const slug = category?.slug ?? '';
  const everything = {
    key: 'all',
    title: t('listing.allOf', { title: category?.title ?? '' }),
    to: paths.category(slug),
    current: subject.kind === 'category',
  };
  const parts = facets.sub_categories.map((one) => ({
    key: one.id,
    title: one.title,
    count: one.count,
    to: paths.subCategory(slug, one.slug),
    current: one.id === subject.id,
  }));
  return [everything, ...parts];
};

/** Elsewhere: the categories that what is listed belongs to. */
const narrowerThan = (
  { subject, facets }: ShownListing,
  { paths }: Translation,
  query: URLSearchParams,
): Place[] =>
  facets.categories.map(({ id, slug, title, count }) => {
    // A brand's part of a category has a page already: the category's, filtered.
    if (subject.kind === 'brand') {
      const to = withQuery(paths.category(slug), { brand: subject.id });
      return { key: id, title, count, to };
    }
    const next = new URLSearchParams(query);
    next.delete('page');
    const current = next.get('category') === id;
    if (current) next.delete('category');
    else next.set('category', id);
    return { key: id, title, count, to: `?${next}`, current };
  });

const usePlaces = (listing: ShownListing): Place[] => {
  const translation = useTranslation();
  const { query } = useListing();
  const { kind } = listing.subject;
  if (listing.searched === null && (kind === 'category' || kind === 'sub_category'))
    return partsOf(listing, translation);
  return kind === 'tag' ? [] : narrowerThan(listing, translation, query);
};

/**
 * The categories around the listing, with how much is in each: chips over what was searched for and on
 * small screens, a list beside all else.
 */
export const CategoryLinks = ({ listing, chips = false }: Props) => {
  const { t } = useTranslation();
  const places = usePlaces(listing);
  const number = useNumber();
  const searched = listing.searched !== null;
  if (places.length < 2 || (searched && !chips)) return null;
  return (
    <nav
      aria-label={t('listing.categories')}
      className={chips ? 'category-chips' : 'category-links'}
      data-searched={searched || undefined}
    >
      {!chips && <h3>{t('listing.categories')}</h3>}
      <ul>
        {places.map(({ key, title, to, count, current = false }) => (
          <li key={key}>
            <Link to={to} aria-current={current ? 'true' : undefined}>
              {title} {count !== undefined && <span className="count">{number(count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
