import { STORE_SORTS, type StoreSort } from '#contract/stores/store-sorts.ts';
import { useListing } from '#web/components/listing/use-listing.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Icon } from '#web/ui/icon.tsx';

export type StoresFormProps = { q: string; sort: StoreSort; total: number };

/** Controls beside each other are pills, as those of a listing are. */
const PILL = 'min-h-11 rounded-full border border-edge bg-canvas py-1 hover:border-ink';

/** Searches the stores by name and orders them, by the address of the page; an order is chosen without a press where there are scripts. */
const StoresForm = ({ q, sort, total }: StoresFormProps) => {
  const { t } = useTranslation();
  const { pathname, send } = useListing();
  return (
    <form
      role="search"
      action={pathname}
      onSubmit={(event) => {
        event.preventDefault();
        send(event.currentTarget);
      }}
      className="my-6 flex flex-wrap items-center gap-x-4 gap-y-3"
    >
      <div className="relative w-full max-w-md">
        <input
          // Another search that came by `back` is another text.
          key={q}
          type="search"
          name="q"
          defaultValue={q}
          dir="auto"
          maxLength={200}
          aria-label={t('store.search')}
          placeholder={t('store.search')}
          enterKeyHint="search"
          className={`${PILL} w-full ps-4 pe-12`}
        />
        <button
          type="submit"
          aria-label={t('layout.search')}
          className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-full"
        >
          <Icon name="search" className="size-5" />
        </button>
      </div>
      <p role="status" className="grow text-sm text-faint">
        {t('store.count', { count: total })}
      </p>
      <label className="flex items-center gap-2 text-sm">
        <span className="whitespace-nowrap text-faint">{t('listing.sort')}</span>
        <span className="relative">
          <select
            key={sort}
            name="sort"
            defaultValue={sort === STORE_SORTS[0] ? '' : sort}
            onChange={({ currentTarget }) => currentTarget.form && send(currentTarget.form)}
            className={`${PILL} appearance-none truncate ps-4 pe-10`}
          >
            {STORE_SORTS.map((one, at) => (
              <option key={one} value={at === 0 ? '' : one}>
                {t(`store.sorts.${one}`)}
              </option>
            ))}
          </select>
          <Icon
            name="chevron-down"
            className="pointer-events-none absolute end-3 top-1/2 size-5 -translate-y-1/2 text-faint"
          />
        </span>
      </label>
    </form>
  );
};

export default StoresForm;
