import { sql } from 'kysely';
import type { Db, Trx } from '#db/client.ts';
import { languageCodes } from '#i18n/languages.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { tokens } from '#db/search/normalise.ts';
import { headFields, listProductTexts } from '#db/search/product-texts.ts';
import type { ProductTexts } from '#db/search/product-texts.ts';
import { writeSuggestions } from '#db/search/suggestions.ts';

const PAGE = 2_000;

type Count = { documents: number; titleWords: number; df: Map<string, number> };

/** Every word with the products it occurs in, counted once per product, in each language. */
const countWords = (products: ProductTexts[], language: LanguageCode, count: Count): void => {
  for (const product of products) {
    const fields = headFields(product, language).map((field) => tokens(field.text, field.language));
    const words = new Set(fields.flat().map(({ word }) => word));
    for (const word of words) count.df.set(word, (count.df.get(word) ?? 0) + 1);
    count.documents += 1;
    count.titleWords += fields[0]?.length ?? 0;
  }
};

const countAllWords = async (db: Db | Trx): Promise<Map<LanguageCode, Count>> => {
  const counts = new Map<LanguageCode, Count>(
    languageCodes.map((language) => [language, { documents: 0, titleWords: 0, df: new Map() }]),
  );
  for (let after = 0; ;) {
    const page = await db
      .selectFrom('product_card')
      .select('product_id')
      .where('product_id', '>', after)
      .orderBy('product_id')
      .limit(PAGE)
      .execute();
    const last = page.at(-1);
    if (!last) return counts;
    after = last.product_id;
    const products = await listProductTexts(
      db,
      page.map((row) => row.product_id),
    );
    for (const [language, count] of counts) countWords(products, language, count);
  }
};

const writeCount = async (
  trx: Trx,
  language: LanguageCode,
  { documents, titleWords, df }: Count,
  now: Date,
): Promise<void> => {
  await trx.deleteFrom('search_df').where('language', '=', language).execute();
  await sql`
    insert into search_df (language, word, df)
    select ${language}, word, df from unnest(${[...df.keys()]}::text[], ${[...df.values()]}::int[]) given (word, df)`.execute(
    trx,
  );
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
 * the new vocabulary within a minute.
 */
export const rebuildSearch = async (db: Db, now: Date = new Date()): Promise<void> => {
  const counts = await countAllWords(db);
  await db.transaction().execute(async (trx) => {
    for (const [language, count] of counts) await writeCount(trx, language, count, now);
    for (const language of languageCodes) await writeSuggestions(trx, language);
  });
  await sql`analyze search_doc, search_text, suggest`.execute(db);
};
