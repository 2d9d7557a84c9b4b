import type { Facets } from '#contract/catalogue/listing.ts';
import { useState } from 'react';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Counted, Group } from './filter-group.tsx';
import { type Filters, isChoice } from './listing-query.ts';

/** A longer list can be searched, and is scrolled in its own box. */
const LONG = 8;

const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ı/g, 'i').toLowerCase();

type Props = { facets: Facets; filters: Filters; total: number };

export const BrandGroup = ({ facets, filters, total }: Props) => {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState('');
  const { brands } = facets;
  if (!isChoice(brands, total, filters.brand.length > 0)) return null;
  const long = brands.length > LONG;
  const chosen = (id: string) => filters.brand.includes(id);
  const fits = (title: string) => folded(title).includes(folded(wanted.trim()));
  return (
    <Group title={t('listing.brands')}>
      {long && (
        <input
          // Without a name: it searches the list and is no filter itself.
          type="search"
          dir="auto"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
          aria-label={t('listing.findBrand')}
          placeholder={t('listing.findBrand')}
          className="mb-2 min-h-11 w-full rounded-md border border-edge bg-canvas px-3 hover:border-ink noscript:hidden"
        />
      )}
      <div
        className={cx(long && 'max-h-72 overflow-y-auto overscroll-contain [scrollbar-width:thin]')}
      >
        {brands
          .toSorted((a, b) => Number(chosen(b.id)) - Number(chosen(a.id)))
          .map((brand) => (
            <Choice
              key={brand.id}
              kind="checkbox"
              name="brand"
              value={brand.id}
              defaultChecked={chosen(brand.id)}
              disabled={brand.count === 0 && !chosen(brand.id)}
              // Hidden, not removed, so that chosen values stay in the form.
              className={cx(!fits(brand.title) && 'hidden')}
            >
              <Counted count={brand.count}>{brand.title}</Counted>
            </Choice>
          ))}
        {!brands.some(({ title }) => fits(title)) && (
          <p role="status" className="py-1 text-faint">
            {t('listing.noBrand')}
          </p>
        )}
      </div>
    </Group>
  );
};
