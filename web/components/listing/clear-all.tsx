import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { FILTERS, without } from './listing-query.ts';
import { useListing } from './use-listing.ts';

/** Leads to all that there is; nowhere while nothing is narrowed. */
export const ClearAll = ({ own }: { own: readonly string[] }) => {
  const { t } = useTranslation();
  const { query } = useListing();
  const filters = [...FILTERS, 'category' as const].filter((name) => !own.includes(name));
  if (!filters.some((name) => query.has(name))) return null;
  return (
    <Link
      to={without(query, filters)}
      preventScrollReset
      className="inline-flex min-h-9 items-center px-2 text-sm text-primary hover:underline"
    >
      {t('listing.clearAll')}
    </Link>
  );
};
