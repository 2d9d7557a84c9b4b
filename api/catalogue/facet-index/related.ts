import { IN_STOCK } from './columns.ts';
import { mostPopular, mostPopularOfBrand } from './most-popular.ts';
import type { ProductTable } from './product-table.ts';

const candidatesFor = (table: ProductTable, id: number): Set<number> => {
  const { columns, lists, parentOf } = table;
  const category = columns.category[id] ?? 0;
  const brand = columns.brand[id] ?? 0;
  const parent = parentOf.get(category);
  const ofCategory = mostPopular(table, `category ${category}`, () => [
    lists.of('category', category),
  ]);
  const ofParent = mostPopular(table, `parent ${parent}`, () =>
    [...parentOf].flatMap(([one, its]) => (its === parent ? [lists.of('category', one)] : [])),
  );
  const ofBrand = brand === 0 ? [] : mostPopularOfBrand(table, brand);
  const candidates = new Set([...ofCategory, ...ofParent, ...ofBrand]);
  candidates.delete(id);
  return candidates;
};

/** How much another product is like this one: its sub-category counts most, then each thing shared. */
const likenessTo = ({ columns, parentOf, tags }: ProductTable, id: number) => {
  const category = columns.category[id] ?? 0;
  const parent = parentOf.get(category);
  const brand = columns.brand[id] ?? 0;
  const mine = new Set(tags.members[columns.tags[id] ?? 0]);
  return (other: number): number => {
    const its = columns.category[other] ?? 0;
    const theirs = tags.members[columns.tags[other] ?? 0] ?? [];
    return (
      3 * Number(its === category) +
      Number(parentOf.get(its) === parent) +
      Number(brand !== 0 && columns.brand[other] === brand) +
      theirs.filter((tag) => mine.has(tag)).length
    );
  };
};

/**
 * Products like this one, the best first: of its sub-category, then those that share its category,
 * brand or tags, the popular and available ones at the front. At most 360, so that a product of a
 * large category costs little more than one of a small. None for a product that is not shown.
 */
export const findRelated = (table: ProductTable, id: number): number[] => {
  const { columns } = table;
  if (!columns.flags[id]) return [];
  const likeness = likenessTo(table, id);
  const ranked = [...candidatesFor(table, id)].map((other) => ({
    other,
    inStock: (columns.flags[other] ?? 0) & IN_STOCK,
    weight: likeness(other) + (columns.relevance[other] ?? 0),
  }));
  return ranked
    .toSorted((a, b) => b.inStock - a.inStock || b.weight - a.weight || a.other - b.other)
    .map(({ other }) => other);
};

/** What costs so many times as much, or as little, is another kind of thing: a desk telephone is no smartphone. */
const ABOUT = 3;

/** Of the products like this one those to buy in its place: in stock, of its sub-category, at about its price. */
export const findInPlaceOf = (table: ProductTable, id: number): number[] => {
  const { category, flags, price } = table.columns;
  const cost = price[id] ?? 0;
  return findRelated(table, id).filter((other) => {
    const its = price[other] ?? 0;
    return (
      (flags[other] ?? 0) & IN_STOCK &&
      category[other] === category[id] &&
      its <= cost * ABOUT &&
      cost <= its * ABOUT
    );
  });
};
