import type { ListingData } from '#contract/listing.ts';
import { Link } from 'react-router';
import { useTranslation } from '#web/lib/translation.tsx';
import { useListing } from './use-listing.ts';

type Place = { key: string; title: string; to: string; count?: number; current?: boolean };

/** Narrower and wider categories; elsewhere than in a category they narrow the listing itself. */
const usePlaces = ({ subject, facets }: ListingData): Place[] => {
  const { t, paths } = useTranslation();
  const { query } = useListing();
  const category = subject.kind === 'sub_category' ? subject.parent : subject;
  if (subject.kind === 'category' || subject.kind === 'sub_category') {
    const slug = category?.slug ?? '';
    const everything = {
      key: 'all',
      title: t('listing.allOf', { title: category?.title ?? '' }),
      to: paths.category(slug),
      current: subject.kind === 'category',
    };
    const subs = facets.sub_categories.map((one) => ({
      key: one.id,
      title: one.title,
      count: one.count,
      to: paths.subCategory(slug, one.slug),
      current: one.id === subject.id,
    }));
    return [everything, ...subs];
  }
  return facets.categories.map((one) => {
    const next = new URLSearchParams(query);
    next.delete('page');
    const current = next.get('category') === one.slug;
    if (current) next.delete('category');
    else next.set('category', one.slug);
    return { key: one.id, title: one.title, count: one.count, to: `?${next}`, current };
  });
};

/** The categories around the listing, with how much is in each. */
export const CategoryLinks = ({ listing }: { listing: ListingData }) => {
  const { t, language } = useTranslation();
  const places = usePlaces(listing);
  const number = new Intl.NumberFormat(language.locale);
  if (places.length < 2) return null;
  return (
    <nav aria-labelledby="filter-categories" className="pb-5">
      <h3 id="filter-categories" className="mb-2 text-sm font-semibold">
        {t('listing.categories')}
      </h3>
      <ul className="text-sm">
        {places.map(({ key, title, to, count, current = false }) => (
          <li key={key}>
            <Link
              to={to}
              aria-current={current ? 'true' : undefined}
              className="block py-1.5 hover:underline aria-current:font-semibold aria-current:text-primary"
            >
              {title}{' '}
              {count !== undefined && (
                <span className="font-normal text-faint">{number.format(count)}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
