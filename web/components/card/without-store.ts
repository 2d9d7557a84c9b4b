import type { Card } from '#contract/catalogue/card.ts';

/** Keeps the line, so that titles stand side by side whether or not there are colours above them. */
const EMPTY_LINE = '\u{a0}';

/** A card on its own store's page, which names the store once: the brand stands in its place. */
export const withoutStore = (card: Card): Card => ({
  ...card,
  store: { ...card.store, name: card.brand?.title ?? EMPTY_LINE },
});
