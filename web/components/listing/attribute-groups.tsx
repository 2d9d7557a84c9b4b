import type { AttributeFacetValue, Facets } from '#contract/listing.ts';
import { cx } from '#web/ui/class-names.ts';
import { Count, Group, Rest } from './filter-group.tsx';
import type { Filters } from './listing-query.ts';

/** More values than these are a press away. */
const SHOWN = 10;

type Props = { facets: Facets; filters: Filters };

/** A value as a chip: size, colour and the like are short. */
const Value = ({ value, chosen }: { value: AttributeFacetValue; chosen: boolean }) => (
  <label
    className={cx(
      'inline-flex min-h-9 items-center gap-1.5 rounded-full border border-edge px-3 py-1 transition-colors',
      'hover:border-ink has-checked:border-primary has-checked:bg-primary-wash has-checked:text-primary',
      'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
      'has-disabled:border-dashed has-disabled:border-line has-disabled:text-faint',
    )}
  >
    <input
      type="checkbox"
      name="attribute"
      value={value.id}
      defaultChecked={chosen}
      disabled={value.count === 0 && !chosen}
      className="sr-only"
    />
    {value.color && (
      <span
        aria-hidden="true"
        className="size-4 rounded-full border border-edge forced-color-adjust-none"
        style={{ background: value.color }}
      />
    )}
    <bdi>{value.title}</bdi> <Count count={value.count} />
  </label>
);

/** Colour, size and whatever else the listed products come in, each under its own name. */
export const AttributeGroups = ({ facets, filters }: Props) =>
  facets.attributes.map(({ id, title, values }) => {
    const chosen = (value: AttributeFacetValue) => filters.attribute.includes(value.id);
    const others = values.slice(SHOWN);
    const chips = (some: readonly AttributeFacetValue[]) => (
      <div className="flex flex-wrap gap-2 pt-1">
        {some.map((value) => (
          <Value key={value.id} value={value} chosen={chosen(value)} />
        ))}
      </div>
    );
    return (
      <Group key={id} title={title}>
        {chips(values.slice(0, SHOWN))}
        {others.length > 0 && <Rest open={others.some(chosen)}>{chips(others)}</Rest>}
      </Group>
    );
  });
