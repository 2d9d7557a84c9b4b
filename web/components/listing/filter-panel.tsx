import { useEffect, useEffectEvent, useRef } from 'react';
import { currencyExponent } from '#contract/money.ts';
import { useCommon } from '#web/lib/page-data/shop-data.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { CategoryLinks } from './category-links.tsx';
import { ClearAll } from './clear-all.tsx';
import { FilterFields } from './filter-groups.tsx';
import { countFilters, FILTERS, filtersOf, withReadPrice } from './listing-query.ts';
import type { ShownListing } from './shown-listing.ts';
import { CarriedFields } from './sort-form.tsx';
import { useListing } from './use-listing.ts';

/** The panel's id: the button of small screens opens it by this name, without scripts too. */
export const FILTER_PANEL = 'filters';

const TYPED = new Set(['number', 'search']);

type Props = {
  listing: ShownListing;
  /** Parameters that name the page and are no filters here. */
  own: readonly string[];
};

/** Whether this document was asked for, and not come back to: then the browser has put nothing into its boxes. */
const isAskedFor = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'navigate';
};

/** Whether a box was ticked while the scripts were not there yet. */
const hasEarlyTicks = ({ elements }: HTMLFormElement): boolean =>
  isAskedFor() &&
  [...elements].some(
    (box) => box instanceof HTMLInputElement && box.checked !== box.defaultChecked,
  );

/** Beside the results where there is room, over them where there is not. */
export const FilterPanel = ({ listing, own }: Props) => {
  const { t } = useTranslation();
  const { query, pathname, send } = useListing();
  const panel = useRef<HTMLElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const typing = useRef<HTMLInputElement>(undefined);
  const search = query.toString();
  const sendForm = (filled: HTMLFormElement) => {
    typing.current = undefined;
    send(filled);
  };
  const sendEarlyTicks = useEffectEvent(() => {
    if (form.current && hasEarlyTicks(form.current)) sendForm(form.current);
  });
  useEffect(() => sendEarlyTicks(), []);
  // Boxes that the shopper has touched keep their state, so they follow the address only when reset;
  // but for a price that is being typed while the answer to another filter comes.
  useEffect(() => {
    const box = typing.current;
    const typed = box?.value ?? '';
    form.current?.reset();
    if (box) box.value = typed;
  }, [search]);

  const exponent = currencyExponent(useCommon().setting.currency);
  const filters = withReadPrice(filtersOf(query), listing.understood, exponent);
  return (
    <aside
      ref={panel}
      id={FILTER_PANEL}
      popover="auto"
      aria-label={t('listing.filters')}
      className="filter-panel"
    >
      <div className="sticky -top-4 z-10 -mt-4 mb-2 flex items-center gap-2 bg-canvas pt-4 pb-2 lg:hidden">
        <h2 className="grow text-xl font-semibold">{t('listing.filters')}</h2>
        <ClearAll own={own} />
        <button
          type="button"
          popoverTarget={FILTER_PANEL}
          popoverTargetAction="hide"
          aria-label={t('listing.closeFilters')}
          className="grid size-11 place-items-center rounded-full hover:bg-surface"
        >
          <Icon name="x" />
        </button>
      </div>
      <h2 className="sr-only max-lg:hidden">{t('listing.filters')}</h2>
      <CategoryLinks listing={listing} />
      <form
        ref={form}
        action={pathname}
        onChange={({ currentTarget, target }) => {
          if (!(target instanceof HTMLInputElement)) return;
          // Prices are sent when the field is left, not with each digit.
          if (!TYPED.has(target.type)) sendForm(currentTarget);
          else if (target.name !== '') typing.current = target;
        }}
        onSubmit={(event) => {
          event.preventDefault();
          sendForm(event.currentTarget);
          if (panel.current?.matches(':popover-open')) panel.current.hidePopover();
        }}
      >
        <CarriedFields query={query} own={FILTERS.filter((name) => !own.includes(name))} />
        <FilterFields
          {...listing}
          filters={filters}
          narrowed={countFilters(query, own) > 0}
          own={own}
        />
        <div className="sticky bottom-0 border-t border-line bg-canvas py-4 lg:hidden lg:noscript:block">
          <button type="submit" className={buttonClass({ wide: true })}>
            {t('listing.show', { count: listing.products.total })}
          </button>
        </div>
      </form>
    </aside>
  );
};
