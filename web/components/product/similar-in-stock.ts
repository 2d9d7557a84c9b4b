/** As many as fit beside the button. */
const MOST = 4;

/** Of the products that are like one that is sold out, those to buy in its place. */
export const similarInStock = <Card extends { in_stock: boolean }>(
  cards: readonly Card[],
): readonly Card[] => cards.filter(({ in_stock }) => in_stock).slice(0, MOST);
