import type { Facets, Understood } from '#contract/catalogue/listing.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { AttributeGroups } from './attribute-groups.tsx';
import { BrandGroup } from './brand-group.tsx';
import { Counted, Group } from './filter-group.tsx';
import { type Filters, isChoice } from './listing-query.ts';
import { PriceGroup } from './price-group.tsx';
import { ratingSteps } from './rating-steps.ts';

type Props = { facets: Facets; filters: Filters; total: number };

export const RatingGroup = ({ facets, filters, total }: Props) => {
  const { t } = useTranslation();
  const steps = ratingSteps(facets.ratings, filters.rating, total);
  if (steps.length === 0) return null;
  return (
    <Group title={t('listing.rating')}>
      <Choice kind="radio" name="rating" value="" defaultChecked={filters.rating === null}>
        {t('listing.anyRating')}
      </Choice>
      {steps.map(({ rating, count }) => (
        <Choice
          key={rating}
          kind="radio"
          name="rating"
          value={rating}
          defaultChecked={filters.rating === rating}
        >
          <Counted count={count}>
            <span aria-hidden="true" className="text-star">
              {'★'.repeat(rating).padEnd(5, '☆')}
            </span>{' '}
            {t('listing.stars', { count: rating })}
          </Counted>
        </Choice>
      ))}
    </Group>
  );
};

export const ShippingGroup = ({ facets, filters, total }: Props) => {
  const { t } = useTranslation();
  const ways = facets.shipping_rules.filter(
    ({ code, count }) =>
      filters.shipping.includes(code) ||
      (count > 0 && (count < total || filters.shipping.length > 0)),
  );
  if (ways.length === 0) return null;
  return (
    <Group title={t('listing.shipping')}>
      {ways.map(({ code, count }) => (
        <Choice
          key={code}
          kind="checkbox"
          name="shipping"
          value={code}
          defaultChecked={filters.shipping.includes(code)}
        >
          <Counted count={count}>{t(`listing.ways.${code}`)}</Counted>
        </Choice>
      ))}
    </Group>
  );
};

/** Hand-picked sets of products; one at a time. */
export const CollectionGroup = ({ facets, filters, total }: Props) => {
  const { t } = useTranslation();
  if (!isChoice(facets.collections, total, filters.collection !== null)) return null;
  return (
    <Group title={t('listing.collections')} folded={filters.collection === null}>
      <Choice kind="radio" name="collection" value="" defaultChecked={filters.collection === null}>
        {t('listing.anyCollection')}
      </Choice>
      {facets.collections.map(({ id, title, count }) => (
        <Choice
          key={id}
          kind="radio"
          name="collection"
          value={id}
          defaultChecked={filters.collection === id}
          disabled={count === 0 && filters.collection !== id}
        >
          <Counted count={count}>{title}</Counted>
        </Choice>
      ))}
    </Group>
  );
};

export const StockGroup = ({ filters }: Pick<Props, 'filters'>) => {
  const { t } = useTranslation();
  return (
    <Group title={t('listing.availability')}>
      <Choice kind="checkbox" name="in_stock" value="1" defaultChecked={filters.inStock}>
        {t('listing.inStock')}
      </Choice>
    </Group>
  );
};

type FilterFieldsProps = {
  facets: Facets;
  filters: Filters;
  products: { total: number };
  /** Something is chosen already. */
  narrowed: boolean;
  understood: readonly Understood[];
  /** Parameters that name the page and are no filters here. */
  own: readonly string[];
};

/** All that a listing can be filtered by. */
export const FilterFields = (props: FilterFieldsProps) => {
  const { facets, filters, products, narrowed, understood, own } = props;
  // A choice leaves every other group where it is, though what is left may all be of one kind.
  const groups = { facets, filters, total: narrowed ? Infinity : products.total };
  return (
    <>
      <PriceGroup {...groups} narrowed={narrowed} />
      {!own.includes('brand') && <BrandGroup {...groups} />}
      <AttributeGroups {...groups} understood={understood} />
      <RatingGroup {...groups} />
      {!own.includes('collection') && <CollectionGroup {...groups} />}
      <ShippingGroup {...groups} />
      <StockGroup filters={filters} />
    </>
  );
};
