import { sql } from 'kysely';
import type { Db, Trx } from '#db/client.ts';
import { languageCodes } from '#i18n/languages.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { tokens } from '#db/search/normalise.ts';
import { listProductTexts } from '#db/search/product-texts.ts';
import { bitsOf } from '#db/search/speaks-for.ts';
import { listSpoken } from '#db/search/spoken.ts';
import type { Spoken } from '#db/search/spoken.ts';
import { writeSuggestions } from '#db/search/suggestions.ts';
import type { Field } from '#db/search/vector.ts';

const PAGE = 2_000;
/** Words of descriptions are known from this many products, the most popular ones. */
const TEXTS = 50_000;

/** Words of the documents that speak for the same languages. */
type Count = { df: Map<string, number>; texts: Map<string, number> };

type Counts = {
  documents: number;
  /** Words of the titles that each language sees. */
  titleWords: Map<LanguageCode, number>;
  bySpeaksFor: Map<number, Count>;
};

const wordsOf = ({ text, language }: Field): string[] =>
  tokens(text, language).map(({ word }) => word);

const addTo = <Key>(sums: Map<Key, number>, key: Key, n = 1): void => {
  sums.set(key, (sums.get(key) ?? 0) + n);
};

const countOf = ({ bySpeaksFor }: Counts, languages: LanguageCode[]): Count => {
  const bits = bitsOf(languages);
  const known = bySpeaksFor.get(bits);
  if (known) return known;
  const count = { df: new Map(), texts: new Map() };
  bySpeaksFor.set(bits, count);
  return count;
};

/** The words of guests count in their own language alone, where the document does not have them anyway. */
const countGuests = (guests: Field[], words: ReadonlySet<string>, counts: Counts): void => {
  for (const [language, fields] of Map.groupBy(guests, (field) => field.language)) {
    const { df } = countOf(counts, [language]);
    for (const word of new Set(fields.flatMap(wordsOf))) if (!words.has(word)) addTo(df, word);
  }
};

/** Counts every word of a document once, whichever languages it speaks for. */
const countWords = ({ head, guests, more, speaksFor }: Spoken, counts: Counts): void => {
  const count = countOf(counts, speaksFor);
  const [title = [], ...others] = head.map(wordsOf);
  for (const language of speaksFor) addTo(counts.titleWords, language, title.length);
  const words = new Set([...title, ...others.flat()]);
  for (const word of words) addTo(count.df, word);
  countGuests(guests, words, counts);
  if (counts.documents >= TEXTS) return;
  for (const field of more) for (const word of wordsOf(field)) words.add(word);
  for (const word of words) addTo(count.texts, word);
};

type Place = { product_id: number; popularity: number };

/** The next products behind one, the most popular first. */
const listPage = async (db: Db | Trx, after?: Place): Promise<Place[]> => {
  const behind = after
    ? sql`popularity <= ${after.popularity}::real and (popularity < ${after.popularity}::real or product_id > ${after.product_id})`
    : sql`true`;
  const { rows } = await sql<Place>`
    select product_id, popularity from product_card where ${behind}
    order by popularity desc, product_id limit ${sql.lit(PAGE)}`.execute(db);
  return rows;
};

const countAllWords = async (db: Db | Trx): Promise<Counts> => {
  const counts: Counts = { documents: 0, titleWords: new Map(), bySpeaksFor: new Map() };
  for (let page = await listPage(db); page.length > 0; page = await listPage(db, page.at(-1))) {
    const ids = page.map((place) => place.product_id);
    for (const product of await listProductTexts(db, ids)) {
      for (const spoken of listSpoken(product)) countWords(spoken, counts);
      counts.documents += 1;
    }
  }
  return counts;
};

const writeWords = async (
  trx: Db | Trx,
  speaksFor: number,
  { df, texts }: Count,
): Promise<void> => {
  const words = [...new Set([...df.keys(), ...texts.keys()])];
  await sql`
    insert into search_df (speaks_for, word, df, texts)
    select ${speaksFor}::smallint, word, df, texts
    from unnest(${words}::text[], ${words.map((word) => df.get(word) ?? 0)}::int[],
      ${words.map((word) => texts.get(word) ?? 0)}::int[]) given (word, df, texts)`.execute(trx);
};

const writeLanguage = async (
  trx: Db | Trx,
  language: LanguageCode,
  { documents, titleWords }: Counts,
  now: Date,
): Promise<void> => {
  const mean = documents > 0 ? (titleWords.get(language) ?? 0) / documents : 1;
  await sql`
    insert into search_language (language, documents, title_words, built_at)
    values (${language}, ${documents}, ${mean}, ${now})
    on conflict (language) do update set
      (documents, title_words, built_at) = (excluded.documents, excluded.title_words, excluded.built_at)`.execute(
    trx,
  );
};

/**
 * Counts words anew (their weight in ranking, the vocabulary of corrections) and makes the
 * suggestions. Run it nightly, and after an import. Searches go on meanwhile; each process takes
 * the new vocabulary within a minute. In a transaction it is part of that.
 */
export const rebuildSearch = async (db: Db | Trx, now: Date = new Date()): Promise<void> => {
  const counts = await countAllWords(db);
  const write = async (trx: Db | Trx): Promise<void> => {
    await trx.deleteFrom('search_df').execute();
    for (const [bits, count] of counts.bySpeaksFor) await writeWords(trx, bits, count);
    for (const language of languageCodes) await writeLanguage(trx, language, counts, now);
    await writeSuggestions(trx);
  };
  await (db.isTransaction ? write(db) : db.transaction().execute(write));
  await sql`analyze search_doc, search_text, suggest`.execute(db);
};
