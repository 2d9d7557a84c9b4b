import { usePictureUrl } from '#web/components/picture/picture.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { useNumber } from '#web/lib/texts/numbers.ts';
import { withQuery } from '#web/lib/paths/paths.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { useListing } from './use-listing.ts';
import type { ShownListing } from './shown-listing.ts';

type Props = {
  listing: ShownListing;
  chips?: boolean;
  /** In a heading, each with its picture, beside the list of them. */
  pictures?: boolean;
};

type Place = {
  key: string;
  title: string;
  to: string;
  image?: string;
  count?: number;
  current?: boolean;
};

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
    image: one.image,
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
  facets.categories.map(({ id, slug, title, image, count }) => {
    // A brand's part of a category has a page already: the category's, filtered.
    if (subject.kind === 'brand') {
      const to = withQuery(paths.category(slug), { brand: subject.id });
      return { key: id, title, image, count, to };
    }
    const next = new URLSearchParams(query);
    next.delete('page');
    const current = next.get('category') === id;
    if (current) next.delete('category');
    else next.set('category', id);
    return { key: id, title, image, count, to: `?${next}`, current };
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
 * small screens, a list beside all else. In a heading they have pictures, and no counts, which filters change.
 */
export const CategoryLinks = ({ listing, chips = false, pictures = false }: Props) => {
  const { t } = useTranslation();
  const all = usePlaces(listing);
  const number = useNumber();
  const picture = usePictureUrl();
  const searched = listing.searched !== null;
  // The heading itself and the way to it say where all of it is.
  const places = pictures ? all.filter(({ image }) => image) : all;
  if (places.length < (pictures ? 1 : 2) || (searched && !chips)) return null;
  return (
    <nav
      aria-label={(pictures && listing.subject.title) || t('listing.categories')}
      className={chips ? 'category-chips' : 'category-links'}
      data-wide={searched || pictures || undefined}
    >
      {!chips && <h3>{t('listing.categories')}</h3>}
      <ul>
        {places.map(({ key, title, image, to, count, current = false }) => (
          <li key={key}>
            <Link to={to} aria-current={current ? 'true' : undefined}>
              {pictures && image && (
                <i>
                  <img src={picture(image, 160)} alt="" loading="lazy" />
                </i>
              )}
              {title}{' '}
              {!pictures && count !== undefined && <span className="count">{number(count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
