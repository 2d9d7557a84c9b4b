import type { Card } from '#contract/catalogue/card.ts';
import { HOME_ROW } from '#contract/page-size.ts';

type Block = { products: readonly Card[] };

const shownOf = ({ products }: Block): readonly Card[] => products.slice(0, HOME_ROW);

/** The ids of what these blocks show. */
export const idsIn = (...blocks: readonly Block[]): Set<string> =>
  new Set(blocks.flatMap((block) => shownOf(block).map(({ id }) => id)));

/** The blocks without what is shown above them: in `shown`, or in an earlier one. One that is empty then is left out. */
export const withoutRepeats = <Its extends Block>(
  blocks: readonly Its[],
  shown: ReadonlySet<string>,
): Its[] => {
  const seen = new Set(shown);
  return blocks.flatMap((block) => {
    const products = block.products.filter(({ id }) => !seen.has(id));
    for (const { id } of shownOf({ products })) seen.add(id);
    return products.length > 0 ? [{ ...block, products }] : [];
  });
};

/** First what is not shown above and somebody has reviewed, then the others, each in its order. */
export const newAndReviewedFirst = (cards: readonly Card[], shown: ReadonlySet<string>): Card[] => {
  const isFirst = ({ id, in_stock: inStock, review_count: reviews }: Card): boolean =>
    !shown.has(id) && reviews > 0 && inStock;
  return [...cards.filter(isFirst), ...cards.filter((card) => !isFirst(card))];
};
