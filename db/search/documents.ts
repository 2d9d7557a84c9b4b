import { sql } from 'kysely';
import type { Db, Trx } from '#db/client.ts';
import { languageCodes } from '#i18n/languages.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { tokens } from '#db/search/normalise.ts';
import { allFields, headFields, listProductTexts } from '#db/search/product-texts.ts';
import type { ProductTexts } from '#db/search/product-texts.ts';
import { vectorOf } from '#db/search/vector.ts';

const BATCH = 500;

type Documents = { ids: number[]; head: string[]; text: string[]; titleWords: number[] };

const documentsOf = (products: ProductTexts[], language: LanguageCode): Documents => ({
  ids: products.map(({ id }) => id),
  head: products.map((product) => vectorOf(headFields(product, language))),
  text: products.map((product) => vectorOf(allFields(product, language))),
  titleWords: products.map(
    ({ title }) => tokens(title[language] ?? title.en, title[language] ? language : 'en').length,
  ),
});

const FACTS = sql.raw(
  'category_id, parent_category_id, brand_id, store_id, price, rating, in_stock, free_shipping, pickup, popularity',
);

const factsOf = (
  now: Date,
) => sql`card.category_id, card.parent_category_id, card.brand_id, card.store_id,
  current_price(card, ${now}), card.rating, card.in_stock, card.free_shipping, card.pickup, card.popularity`;

const writeDocuments = async (
  db: Db | Trx,
  language: LanguageCode,
  { ids, head, text, titleWords }: Documents,
  now: Date,
): Promise<void> => {
  // The language is a literal, so PostgreSQL goes to its partition alone.
  const code = sql.lit(language);
  await sql`
    insert into search_doc as doc (product_id, language, ${FACTS}, title_words, words)
    select card.product_id, ${code}, ${factsOf(now)}, least(given.title_words, 1000), given.words
    from unnest(${ids}::bigint[], ${head}::tsvector[], ${titleWords}::int[]) given (id, words, title_words)
    join product_card card on card.product_id = given.id
    on conflict (product_id, language) do update set
      (${FACTS}, title_words, words)
      = (excluded.category_id, excluded.parent_category_id, excluded.brand_id, excluded.store_id, excluded.price,
         excluded.rating, excluded.in_stock, excluded.free_shipping, excluded.pickup, excluded.popularity,
         excluded.title_words, excluded.words)
    where doc.* is distinct from excluded.*`.execute(db);
  await sql`
    insert into search_text as doc (product_id, language, words)
    select id, ${code}, words from unnest(${ids}::bigint[], ${text}::tsvector[]) given (id, words)
    on conflict (product_id, language) do update set words = excluded.words
    where doc.words is distinct from excluded.words`.execute(db);
};

/** Words that no product had yet, so that they count as known before the next rebuild. */
const noteWords = async (
  db: Db | Trx,
  products: ProductTexts[],
  language: LanguageCode,
): Promise<void> => {
  const words = new Set(
    products
      .flatMap((product) => headFields(product, language))
      .flatMap((field) => tokens(field.text, field.language).map(({ word }) => word)),
  );
  await sql`
    insert into search_df (language, word, df)
    select ${language}, word, 1 from unnest(${[...words].toSorted()}::text[]) word
    on conflict do nothing`.execute(db);
};

const removeHidden = async (db: Db | Trx, productIds: readonly number[]): Promise<void> => {
  const hidden = sql`product_id = any (${productIds}::bigint[])
    and not exists (select from product_card card where card.product_id = doc.product_id)`;
  await sql`delete from search_doc doc where ${hidden}`.execute(db);
  await sql`delete from search_text doc where ${hidden}`.execute(db);
};

/**
 * Writes what search knows of these products, in all languages. Call it behind
 * refresh_product_cards in the transaction that changed a product or a text it shows (brand,
 * category, tag, variant, specification). Products without a card leave the search.
 */
export const refreshSearchDocuments = async (
  db: Db | Trx,
  productIds: readonly number[],
  now: Date = new Date(),
): Promise<void> => {
  for (let start = 0; start < productIds.length; start += BATCH) {
    const ids = productIds.slice(start, start + BATCH);
    const products = await listProductTexts(db, ids);
    await removeHidden(db, ids);
    for (const language of languageCodes) {
      await writeDocuments(db, language, documentsOf(products, language), now);
      await noteWords(db, products, language);
    }
  }
};

/**
 * As refreshSearchDocuments for a change of price, stock, rating, shipping or popularity alone:
 * no text is read again.
 */
export const refreshSearchFacts = async (
  db: Db | Trx,
  productIds: readonly number[],
  now: Date = new Date(),
): Promise<void> => {
  await removeHidden(db, productIds);
  await sql`
    update search_doc doc set (${FACTS}) = (${factsOf(now)})
    from product_card card
    where doc.product_id = any (${productIds}::bigint[]) and card.product_id = doc.product_id
      and (doc.category_id, doc.parent_category_id, doc.brand_id, doc.store_id, doc.price, doc.rating, doc.in_stock,
        doc.free_shipping, doc.pickup, doc.popularity) is distinct from (${factsOf(now)})`.execute(
    db,
  );
};
