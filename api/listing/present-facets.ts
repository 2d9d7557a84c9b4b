import type { CategoryFacetValue, Facets, FacetValue } from '#contract/catalogue/listing.ts';
import { inLanguage } from '#db/texts.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import type { FacetCounts } from '#api/catalogue/facet-index/facet-counts.ts';
import type { Counts } from '#api/catalogue/facet-index/tally.ts';
import type { SharedCache } from '#api/shared-cache.ts';
import { idOfLabel, labelKey, listLabels, type Kind, type Label } from './facet-labels.ts';

const MOST_VALUES = 100;
/** More are read than shown, because some may be hidden. */
const ASKED_VALUES = 200;
/** The same for the values of all attributes together. */
const ASKED_ATTRIBUTE_VALUES = 2000;

type Counted = Label & { count: number };

/** The most frequent things, by their keys, in no order. */
const mostFrequent = (kind: Kind, counts: Counts, most: number): [key: number, count: number][] => {
  const frequent =
    counts.size > most
      ? [...counts].toSorted(([a, n], [b, m]) => m - n || a - b).slice(0, most)
      : [...counts];
  return frequent.map(([id, count]) => [labelKey(kind, id), count]);
};

const byCount = (labels: readonly Counted[]): Counted[] =>
  labels
    .toSorted((a, b) => b.count - a.count || a.position - b.position || a.id - b.id)
    .slice(0, MOST_VALUES);

const byPosition = (labels: readonly Counted[]): Counted[] =>
  labels.toSorted((a, b) => a.position - b.position || a.id - b.id);

const valueOf = ({ id, slug, title, count }: Counted, language: LanguageCode): FacetValue => ({
  id: String(idOfLabel(id)),
  slug: slug ? inLanguage(slug, language) : String(idOfLabel(id)),
  title: inLanguage(title, language),
  count,
});

/**
 * Attributes of one name ("Volume" of creams and of bottles) also say from which value to which they go. They
 * stay apart, for values of one attribute widen a listing and those of two narrow it.
 */
export const withDistinctTitles = (facets: Facets['attributes']): Facets['attributes'] => {
  const named = Map.groupBy(facets, ({ title }) => title.toLowerCase());
  return facets.map((facet) => {
    if (named.get(facet.title.toLowerCase())?.length === 1) return facet;
    const ends = new Set([facet.values[0]?.title, facet.values.at(-1)?.title]);
    return { ...facet, title: `${facet.title} (${[...ends].join(' – ')})` };
  });
};

const attributeFacets = (
  labels: readonly Counted[],
  language: LanguageCode,
): Facets['attributes'] => {
  const attributes = [...Map.groupBy(labels, ({ attribute_id }) => attribute_id)].map(
    ([id, values]) => {
      const [{ attribute_title: title, attribute_position: position } = {}] = values;
      return { id: id ?? 0, title, position: position ?? 0, values };
    },
  );
  const facets = attributes
    .toSorted((a, b) => a.position - b.position || a.id - b.id)
    .map(({ id, title, values }) => ({
      id: String(id),
      title: title ? inLanguage(title, language) : '',
      values: byPosition(byCount(values)).map((value) => ({
        ...valueOf(value, language),
        color: value.color,
      })),
    }));
  return withDistinctTitles(facets);
};

/** Adds names to the counts. Names that are not cached are read in one statement for all facets. */
export const nameFacets = async (
  sharedCache: SharedCache,
  counts: FacetCounts,
  language: LanguageCode,
): Promise<Facets> => {
  const frequent = {
    categories: mostFrequent('category', counts.categories, ASKED_VALUES),
    subCategories: mostFrequent('category', counts.subCategories, ASKED_VALUES),
    brands: mostFrequent('brand', counts.brands, ASKED_VALUES),
    collections: mostFrequent('collection', counts.collections, ASKED_VALUES),
    values: mostFrequent('value', counts.values, ASKED_ATTRIBUTE_VALUES),
  };
  const keys = Object.values(frequent).flatMap((entries) => entries.map(([key]) => key));
  const labels = await sharedCache.readEach(listLabels, [...new Set(keys)]);
  const labelled = (entries: readonly [key: number, count: number][]): Counted[] =>
    entries.flatMap(([key, count]) => {
      const label = labels.get(key);
      return label ? [{ ...label, count }] : [];
    });
  const values = (entries: readonly [key: number, count: number][]): FacetValue[] =>
    byCount(labelled(entries)).map((label) => valueOf(label, language));
  const categoryOf = (label: Counted): CategoryFacetValue => ({
    ...valueOf(label, language),
    image: label.image ?? '',
  });
  return {
    categories: byCount(labelled(frequent.categories)).map(categoryOf),
    // As in the menu, and in one order whatever is filtered.
    sub_categories: byPosition(byCount(labelled(frequent.subCategories))).map(categoryOf),
    brands: values(frequent.brands),
    collections: values(frequent.collections),
    price: counts.price,
    ratings: counts.ratings.map((count, index) => ({ rating: index + 1, count })).toReversed(),
    shipping_rules: [
      { code: 'free', count: counts.free },
      { code: 'pickup', count: counts.pickup },
    ],
    attributes: attributeFacets(labelled(frequent.values), language),
  };
};
