import type { Card } from '#contract/catalogue/card.ts';

/** A card on its own store's page, which names the store once. */
export const withoutStore = (card: Card): Card => ({ ...card, store: { ...card.store, name: '' } });
