import type { AttributeFacetValue, Facets } from '#contract/listing.ts';
import { Count, Group, Rest } from './filter-group.tsx';
import type { Filters } from './listing-query.ts';

/** More values than these are a press away. */
const SHOWN = 10;
/** More groups than these are folded. */
const OPEN = 2;

type Props = { facets: Facets; filters: Filters };

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

/** Colour, size and whatever else the listed products come in, each under its own name. */
export const AttributeGroups = ({ facets, filters }: Props) =>
  facets.attributes.map(({ id, title, values }, at) => {
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
      <Group key={id} title={title} folded={at >= OPEN && !values.some(chosen)}>
        {chips(values.slice(0, SHOWN))}
        {others.length > 0 && <Rest open={others.some(chosen)}>{chips(others)}</Rest>}
      </Group>
    );
  });
