import { idsOf } from './base.ts';
import { IN_STOCK } from './columns.ts';
import { pageOfCards } from './page.ts';
import type { Shelf } from './shelf.ts';

/** The most popular ones of the sub-category, the category and the brand are enough to choose from. */
const NEAREST = 120;

const mostPopular = ({ columns, scratch }: Shelf, lists: Int32Array[]): number[] =>
  pageOfCards(columns, idsOf({ lists }, scratch.within), 'relevance', { offset: 0, size: NEAREST });

const candidatesFor = (shelf: Shelf, id: number): Set<number> => {
  const { columns, lists, parentOf } = shelf;
  const category = columns.category[id] ?? 0;
  const brand = columns.brand[id] ?? 0;
  const parent = parentOf.get(category);
  const siblings = [...parentOf].flatMap(([one, its]) => (its === parent ? [one] : []));
  const near = [
    [lists.of('category', category)],
    siblings.map((one) => lists.of('category', one)),
    brand === 0 ? [] : [lists.of('brand', brand)],
  ];
  const candidates = new Set(near.flatMap((one) => mostPopular(shelf, one)));
  candidates.delete(id);
  return candidates;
};

/** How much another product is like this one: its sub-category counts most, then each thing shared. */
const likenessTo = ({ columns, parentOf, tags }: Shelf, id: number) => {
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
export const findRelated = (shelf: Shelf, id: number): number[] => {
  const { columns } = shelf;
  if (!columns.flags[id]) return [];
  const likeness = likenessTo(shelf, id);
  const ranked = [...candidatesFor(shelf, id)].map((other) => ({
    other,
    inStock: (columns.flags[other] ?? 0) & IN_STOCK,
    weight: likeness(other) + (columns.popularity[other] ?? 0),
  }));
  return ranked
    .toSorted((a, b) => b.inStock - a.inStock || b.weight - a.weight || a.other - b.other)
    .map(({ other }) => other);
};
