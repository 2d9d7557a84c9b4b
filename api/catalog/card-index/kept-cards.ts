import { LRUCache } from 'lru-cache';
import type { CardFields } from '#api/catalog/cards.ts';
import type { LanguageCode } from '#i18n/languages.ts';

/** The cards that listings have shown last, as they are told in a language. */
type KeptCards = {
  /** The cards of these products in the order of `ids`; what is gone or hidden is left out. */
  list: (ids: readonly number[], language: LanguageCode) => Promise<CardFields[]>;
  /** These have changed or are gone. */
  forget: (ids: readonly number[]) => void;
  forgetAll: () => void;
};

/** In each language; about a kilobyte each. */
const MOST = 1_000;

type Read = (ids: readonly number[], language: LanguageCode) => Promise<CardFields[]>;

/** Keeps cards, and reads those that it does not have. */
export const createKeptCards = (read: Read): KeptCards => {
  const shelves = new Map<LanguageCode, LRUCache<number, CardFields>>();
  /** A reading that began before something changed may have read what was. */
  let changes = 0;

  const shelfOf = (language: LanguageCode) => {
    const shelf = shelves.get(language) ?? new LRUCache<number, CardFields>({ max: MOST });
    shelves.set(language, shelf);
    return shelf;
  };

  return {
    list: async (ids, language) => {
      const shelf = shelfOf(language);
      const found = new Map(ids.map((id) => [id, shelf.get(id)]));
      const missing = [...found].flatMap(([id, card]) => (card ? [] : [id]));
      const begun = changes;
      for (const card of missing.length > 0 ? await read(missing, language) : [])
        found.set(card.product_id, card);
      const cards = ids.flatMap((id) => found.get(id) ?? []);
      if (changes === begun) for (const card of cards) shelf.set(card.product_id, card);
      return cards;
    },
    forget: (ids) => {
      if (ids.length === 0) return;
      changes += 1;
      for (const shelf of shelves.values()) for (const id of ids) shelf.delete(id);
    },
    forgetAll: () => {
      changes += 1;
      shelves.clear();
    },
  };
};
