import { sql } from 'kysely';
import type { Db, Trx } from '#db/client.ts';
import { languageCodes } from '#i18n/languages.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { tokens } from '#db/search/normalise.ts';
import type { Token } from '#db/search/normalise.ts';
import { allFields, headFields, listProductTexts } from '#db/search/product-texts.ts';
import type { ProductTexts } from '#db/search/product-texts.ts';
import { writeSuggestions } from '#db/search/suggestions.ts';
import type { Field } from '#db/search/vector.ts';

const PAGE = 2_000;
/** Words of descriptions are known from this many products, the most popular ones. */
const TEXTS = 50_000;

type Count = {
  documents: number;
  titleWords: number;
  df: Map<string, number>;
  texts: Map<string, number>;
};

const wordsOf = (fields: Field[]): Token[][] =>
  fields.map((field) => tokens(field.text, field.language));

const countOnce = (counts: Map<string, number>, words: Token[][]): void => {
  for (const word of new Set(words.flat().map((token) => token.word)))
    counts.set(word, (counts.get(word) ?? 0) + 1);
};

/** Every word with the products it occurs in, counted once per product. */
const countWords = (products: ProductTexts[], language: LanguageCode, count: Count): void => {
  for (const product of products) {
    const head = wordsOf(headFields(product, language));
    countOnce(count.df, head);
    if (count.documents < TEXTS) countOnce(count.texts, wordsOf(allFields(product, language)));
    count.documents += 1;
    count.titleWords += head[0]?.length ?? 0;
  }
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

const countAllWords = async (db: Db | Trx): Promise<Map<LanguageCode, Count>> => {
  const counts = new Map<LanguageCode, Count>(
    languageCodes.map((language) => [
      language,
      { documents: 0, titleWords: 0, df: new Map(), texts: new Map() },
    ]),
  );
  for (let page = await listPage(db); page.length > 0; page = await listPage(db, page.at(-1))) {
    const ids = page.map((place) => place.product_id);
    const products = await listProductTexts(db, ids);
    for (const [language, count] of counts) countWords(products, language, count);
  }
  return counts;
};

const writeCount = async (
  trx: Db | Trx,
  language: LanguageCode,
  { documents, titleWords, df, texts }: Count,
  now: Date,
): Promise<void> => {
  const words = [...new Set([...df.keys(), ...texts.keys()])];
  await trx.deleteFrom('search_df').where('language', '=', language).execute();
  await sql`
    insert into search_df (language, word, df, texts)
    select ${language}, word, df, texts
    from unnest(${words}::text[], ${words.map((word) => df.get(word) ?? 0)}::int[],
      ${words.map((word) => texts.get(word) ?? 0)}::int[]) given (word, df, texts)`.execute(trx);
  await sql`
    insert into search_language (language, documents, title_words, built_at)
    values (${language}, ${documents}, ${documents > 0 ? titleWords / documents : 1}, ${now})
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
    for (const [language, count] of counts) await writeCount(trx, language, count, now);
    for (const language of languageCodes) await writeSuggestions(trx, language);
  };
  await (db.isTransaction ? write(db) : db.transaction().execute(write));
  await sql`analyze search_doc, search_text, suggest`.execute(db);
};
