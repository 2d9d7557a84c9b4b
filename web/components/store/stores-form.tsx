import { STORE_SORTS, type StoreSort } from '#contract/stores/store-sorts.ts';
import { useListing } from '#web/components/listing/use-listing.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { controlClass, Select } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';

export type StoresFormProps = { q: string; sort: StoreSort; total: number };

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
      <div className="flex w-full max-w-md gap-2">
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
          className={`${controlClass} min-w-0`}
        />
        <Button type="submit" variant="secondary" className="shrink-0">
          <Icon name="search" className="size-5" />
          <span className="sr-only">{t('layout.search')}</span>
        </Button>
      </div>
      <p role="status" className="grow text-sm text-faint">
        {t('store.count', { count: total })}
      </p>
      <label className="flex items-center gap-2 text-sm">
        <span className="whitespace-nowrap text-faint">{t('listing.sort')}</span>
        <Select
          key={sort}
          name="sort"
          defaultValue={sort === STORE_SORTS[0] ? '' : sort}
          onChange={({ currentTarget }) => currentTarget.form && send(currentTarget.form)}
        >
          {STORE_SORTS.map((one, at) => (
            <option key={one} value={at === 0 ? '' : one}>
              {t(`store.sorts.${one}`)}
            </option>
          ))}
        </Select>
      </label>
    </form>
  );
};

export default StoresForm;
