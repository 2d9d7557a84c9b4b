import { LRUCache } from 'lru-cache';
import type { CardFields } from '#api/cards/cards.ts';
import { languages, type LanguageCode } from '#i18n/languages.ts';

/** A cache of the cards that listings have shown last, in one language. */
type CardCache = {
  /** The cards of these products in the order of `ids`; what is gone or hidden is left out. */
  list: (ids: readonly number[], language: LanguageCode) => Promise<CardFields[]>;
  /** These have changed or are gone. */
  forget: (ids: readonly number[]) => void;
  forgetAll: () => void;
};

/** In all languages together; what was shown longest ago goes first. */
const MOST_BYTES = 8 * 1024 * 1024;
/** About what a card takes beside its texts. */
const OVERHEAD = 600;
const BYTES_PER_CHARACTER = 2;

const sizeOf = (card: CardFields): number => {
  const texts = [
    card.title,
    card.slug,
    card.store_name,
    card.store_slug,
    card.brand_title,
    ...card.colours,
  ];
  return OVERHEAD + texts.join('').length * BYTES_PER_CHARACTER;
};

/** The place of each language among all of them, for keys that are numbers. */
const PLACES = new Map(Object.values(languages).map(({ code }, place) => [code, place]));
const keyOf = (language: LanguageCode, id: number): number =>
  id * PLACES.size + (PLACES.get(language) ?? 0);

type Read = (ids: readonly number[], language: LanguageCode) => Promise<CardFields[]>;

/** Caches cards, and reads those that it does not have. */
export const createCardCache = (read: Read): CardCache => {
  const cached = new LRUCache<number, CardFields>({ maxSize: MOST_BYTES, sizeCalculation: sizeOf });
  /** A reading that began before a change may have read the old values. */
  let changes = 0;

  return {
    list: async (ids, language) => {
      const found = new Map(ids.map((id) => [id, cached.get(keyOf(language, id))]));
      const missing = [...found].flatMap(([id, card]) => (card ? [] : [id]));
      const begun = changes;
      const cards = missing.length > 0 ? await read(missing, language) : [];
      for (const card of cards) found.set(card.product_id, card);
      if (changes === begun)
        for (const card of cards) cached.set(keyOf(language, card.product_id), card);
      return ids.flatMap((id) => found.get(id) ?? []);
    },
    forget: (ids) => {
      if (ids.length === 0) return;
      changes += 1;
      for (const language of PLACES.keys())
        for (const id of ids) cached.delete(keyOf(language, id));
    },
    forgetAll: () => {
      changes += 1;
      cached.clear();
    },
  };
};
