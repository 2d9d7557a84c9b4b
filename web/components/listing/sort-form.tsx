import { type Sort, SORTS } from '#contract/sorts.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { othersOf } from './listing-query.ts';
import { useListing } from './use-listing.ts';

type Props = {
  sort: Sort;
  /** Whether a word was searched for, which is what the first order goes by. */
  searched: boolean;
};

/** The order of the results; chosen is enough where there are scripts. */
export const SortForm = ({ sort, searched }: Props) => {
  const { t } = useTranslation();
  const { query, pathname, send } = useListing();
  return (
    <form
      action={pathname}
      className="flex min-w-0 grow basis-36 items-center justify-end gap-2 sm:grow-0 sm:basis-auto"
    >
      <CarriedFields query={query} own={['sort']} />
      <label className="relative flex min-w-0 items-center gap-2 text-sm">
        <span className="whitespace-nowrap text-faint max-xs:sr-only">{t('listing.sort')}</span>
        <select
          // Another sort that came by `back` is another default.
          key={sort}
          name="sort"
          defaultValue={sort}
          onChange={({ currentTarget }) => currentTarget.form && send(currentTarget.form)}
          className="min-h-11 w-full min-w-0 appearance-none truncate rounded-full border border-edge bg-canvas py-1 ps-4 pe-10 hover:border-ink"
        >
          {SORTS.map((one) => (
            <option key={one} value={one}>
              {t(one === 'relevance' && !searched ? 'listing.recommended' : `listing.sorts.${one}`)}
            </option>
          ))}
        </select>
        <Icon
          name="chevron-down"
          className="pointer-events-none absolute end-3.5 size-4 text-faint"
        />
      </label>
      <span className="hidden noscript:block">
        <button type="submit" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          {t('listing.applySort')}
        </button>
      </span>
    </form>
  );
};

/** What else the address asks for, so that a GET form changes only its own fields. */
export const CarriedFields = ({ query, own }: { query: URLSearchParams; own: readonly string[] }) =>
  othersOf(query, own).map(([name, value]) => (
    <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
  ));
