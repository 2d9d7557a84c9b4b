import { sql } from 'kysely';
import type { SharedCache } from '#api/shared-cache.ts';
import type { FoundStore } from '#contract/catalogue/search.ts';
import type { Db } from '#db/client.ts';
import { tokens } from '#db/search/normalise.ts';
import { inLanguage } from '#db/texts.ts';
import type { Texts } from '#db/types.ts';
import type { LanguageCode } from '#i18n/languages.ts';

/** A shop with more stores finds those that joined last by their goods alone. */
const MOST = 2_000;
const SHOWN = 3;
/** Fewer letters begin the name of any store. */
const SHORTEST = 3;

type NamedStore = FoundStore & { names: readonly string[] };

const folded = (text: string, language: LanguageCode): string =>
  tokens(text, language)
    .map((word) => word.folded)
    .join(' ');

/** The open stores with their names in every language, as a search compares them. */
const listNamedStores = async (db: Db, language: LanguageCode): Promise<NamedStore[]> => {
  const { rows } = await sql<{ id: number; slug: Texts; name: Texts; logo: string | null }>`
    select id, slug, name, logo from store where visible order by id limit ${sql.lit(MOST)}`.execute(
    db,
  );
  return rows.map(({ id, slug, name, logo }) => ({
    id: String(id),
    slug: inLanguage(slug, language),
    title: inLanguage(name, language),
    logo,
    names: Object.entries(name).map(([code, text]) => folded(text, code as LanguageCode)),
  }));
};

/** The ids of the stores in whose names, in any language, each word of a text begins a word. */
export const findStoreIdsNamed = async (
  sharedCache: SharedCache,
  q: string,
  language: LanguageCode,
): Promise<number[]> => {
  const asked = tokens(q, language).map((word) => word.folded);
  // What has no words is nobody's name.
  if (asked.length === 0) return [];
  const stores = await sharedCache.read(listNamedStores, language);
  const isNamed = (name: string): boolean => {
    const words = name.split(' ');
    return asked.every((beginning) => words.some((word) => word.startsWith(beginning)));
  };
  return stores.filter(({ names }) => names.some(isNamed)).map(({ id }) => Number(id));
};

const matching = async (
  sharedCache: SharedCache,
  language: LanguageCode,
  isMatch: (name: string) => boolean,
): Promise<FoundStore[]> => {
  const stores = await sharedCache.read(listNamedStores, language);
  return stores
    .filter(({ names }) => names.some(isMatch))
    .slice(0, SHOWN)
    .map(({ names: _names, ...store }) => store);
};

/** The stores that a text is the name of, in any language. */
export const findStoresCalled = async (
  sharedCache: SharedCache,
  q: string,
  language: LanguageCode,
): Promise<FoundStore[]> => {
  const asked = folded(q, language);
  return asked.length < SHORTEST ? [] : matching(sharedCache, language, (name) => name === asked);
};

/** The stores whose names begin as a text does, while it is typed. */
export const findStoresBeginning = async (
  sharedCache: SharedCache,
  q: string,
  language: LanguageCode,
): Promise<FoundStore[]> => {
  const asked = folded(q, language);
  return asked.length < SHORTEST
    ? []
    : matching(sharedCache, language, (name) => name.startsWith(asked));
};
