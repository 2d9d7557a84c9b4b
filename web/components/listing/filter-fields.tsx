import type { Facets } from '#contract/listing.ts';
import { AttributeGroups } from './attribute-groups.tsx';
import { BrandGroup } from './brand-group.tsx';
import { CollectionGroup, RatingGroup, ShippingGroup, StockGroup } from './filter-groups.tsx';
import type { Filters } from './listing-query.ts';
import { PriceGroup } from './price-group.tsx';

type Props = {
  facets: Facets;
  filters: Filters;
  /** Parameters that name the page and are no filters here. */
  own: readonly string[];
};

/** All that a listing can be filtered by. */
export const FilterFields = ({ facets, filters, own }: Props) => {
  const groups = { facets, filters };
  return (
    <>
      <PriceGroup {...groups} />
      {!own.includes('brand') && <BrandGroup {...groups} />}
      <AttributeGroups {...groups} />
      <RatingGroup {...groups} />
      {!own.includes('collection') && <CollectionGroup {...groups} />}
      <ShippingGroup {...groups} />
      <StockGroup filters={filters} />
    </>
  );
};
