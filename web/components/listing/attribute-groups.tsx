import type { ReactNode } from 'react';
import type { AttributeFacetValue, Facets, Understood } from '#contract/catalogue/listing.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Count, Group, Rest } from './filter-group.tsx';
import { type Filters, isChoice, withoutReading } from './listing-query.ts';
import { readValue, type ReadValue } from './read-value.ts';
import { useListing } from './use-listing.ts';

/** More values than these are a press away. */
const SHOWN = 10;
/** More groups than these are folded. */
const OPEN = 2;

type Props = {
  facets: Facets;
  filters: Filters;
  /** How many products are listed. */
  total: number;
  understood: readonly Understood[];
};

/** A value as a chip: size, colour and the like are short. */
const Value = ({ value, chosen }: { value: AttributeFacetValue; chosen: boolean }) => (
  <label className="pick">
    <input
      type="checkbox"
      name="attribute"
      value={value.id}
      defaultChecked={chosen}
      disabled={value.count === 0 && !chosen}
      className="sr-only"
    />
    {value.color && <i style={{ background: value.color }} />}
    <bdi>{value.title}</bdi> <Count count={value.count} />
  </label>
);

/** A value that the searched words ask for; a press takes them for words alone. */
const Read = ({ value: { title, color, part } }: { value: ReadValue }) => {
  const { t } = useTranslation();
  const { query } = useListing();
  return (
    <Link
      to={withoutReading(query, part)}
      preventScrollReset
      aria-current="true"
      aria-label={t('listing.remove', { name: title })}
      className="pick"
    >
      {color && <i style={{ background: color }} />}
      <bdi>{title}</bdi>
      <Icon name="x" className="size-3.5" />
    </Link>
  );
};

/** Colour, size and whatever else the listed products come in, each under its own name. */
export const AttributeGroups = ({ facets, filters, total, understood }: Props) =>
  facets.attributes.map(({ id, title, values: all }, at) => {
    const { read, others: values } = readValue({ title, values: all }, understood);
    const chosen = (value: AttributeFacetValue) => filters.attribute.includes(value.id);
    const others = values.slice(SHOWN);
    // Sizes are looked for though all goods may come in all of them.
    if (!isChoice(all, total, all.length > 1 || Boolean(read) || values.some(chosen))) return null;
    const chips = (some: readonly AttributeFacetValue[], before?: ReactNode) => (
      <div className="flex flex-wrap gap-2 pt-1">
        {before}
        {some.map((value) => (
          <Value key={value.id} value={value} chosen={chosen(value)} />
        ))}
      </div>
    );
    return (
      <Group key={id} title={title} folded={at >= OPEN && !read && !values.some(chosen)}>
        {chips(values.slice(0, SHOWN), read && <Read value={read} />)}
        {others.length > 0 && <Rest open={others.some(chosen)}>{chips(others)}</Rest>}
      </Group>
    );
  });
