import { setImmediate as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db, Trx } from '#db/client.ts';
import { bitsOf } from '#db/search/covered-languages.ts';
import { type DocumentTexts, listDocumentTexts } from '#db/search/document-texts.ts';
import { isPopular } from '#db/search/popular.ts';
import { listProductTexts, type OwnTexts } from '#db/search/product-texts.ts';
import { type Field, vectorsOf } from '#db/search/vector.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { readText } from '#db/search/lexemes.ts';

const BATCH = 500;
/** Documents that are written while the next ones are made. */
const SLICE = 200;

/** Rows of search_doc and search_text, before the facts of the card come to them. */
type Document = {
  id: number;
  language: LanguageCode;
  coveredLanguages: number;
  titleWords: number;
  head: string;
  text: string;
};

const documentOf = (id: number, spoken: DocumentTexts): Document => {
  const { language, coveredLanguages } = spoken;
  const [title] = spoken.head;
  return {
    id,
    language,
    coveredLanguages: bitsOf(coveredLanguages),
    titleWords: title ? readText(title).length : 0,
    ...vectorsOf(spoken),
  };
};

const FACTS = sql.raw(
  'category_id, parent_category_id, brand_id, store_id, price, rating, in_stock, free_shipping, pickup, popularity, popular',
);

const factsOf = (
  now: Date,
) => sql`card.category_id, card.parent_category_id, card.brand_id, card.store_id,
  current_price(card, ${now}), card.rating, card.in_stock, card.free_shipping, card.pickup, card.popularity, ${isPopular('card')}`;

/** Takes away what these products said before and do not say now; all of it, where they are hidden. */
const removeOthers = async (
  db: Db | Trx,
  productIds: readonly number[],
  spoken: readonly (readonly [id: number, all: DocumentTexts[]])[],
): Promise<void> => {
  const now = spoken.flatMap(([id, all]) => all.map(({ language }) => ({ id, language })));
  const other = sql`product_id = any (${productIds}::bigint[])
    and not exists (
      select from unnest(${now.map(({ id }) => id)}::bigint[], ${now.map(({ language }) => language)}::text[]) now (id, language)
      where now.id = doc.product_id and now.language = doc.language)`;
  await sql`delete from search_doc doc where ${other}`.execute(db);
  await sql`delete from search_text doc where ${other}`.execute(db);
};

const writeDocuments = async (db: Db | Trx, documents: Document[], now: Date): Promise<void> => {
  const ids = documents.map(({ id }) => id);
  const languages = documents.map(({ language }) => language);
  const coveredLanguages = documents.map((document) => document.coveredLanguages);
  await sql`
    insert into search_doc as doc (product_id, language, speaks_for, ${FACTS}, title_words, words)
    select card.product_id, given.language, given.speaks_for, ${factsOf(now)}, least(given.title_words, 1000), given.words
    from unnest(${ids}::bigint[], ${languages}::text[], ${coveredLanguages}::smallint[],
      ${documents.map(({ titleWords }) => titleWords)}::int[], ${documents.map(({ head }) => head)}::tsvector[])
      given (id, language, speaks_for, title_words, words)
    join product_card card on card.product_id = given.id
    on conflict (product_id, language) do update set
      (speaks_for, ${FACTS}, title_words, words)
      = (excluded.speaks_for, excluded.category_id, excluded.parent_category_id, excluded.brand_id, excluded.store_id,
         excluded.price, excluded.rating, excluded.in_stock, excluded.free_shipping, excluded.pickup, excluded.popularity,
         excluded.popular, excluded.title_words, excluded.words)
    where doc.* is distinct from excluded.*`.execute(db);
  await sql`
    insert into search_text as doc (product_id, language, speaks_for, words)
    select * from unnest(${ids}::bigint[], ${languages}::text[], ${coveredLanguages}::smallint[],
      ${documents.map(({ text }) => text)}::tsvector[])
    on conflict (product_id, language) do update set (speaks_for, words) = (excluded.speaks_for, excluded.words)
    where (doc.speaks_for, doc.words) is distinct from (excluded.speaks_for, excluded.words)`.execute(
    db,
  );
};

/** Words that no product had yet, so that they count as known before the next rebuild. */
export const noteWords = async (db: Db | Trx, spoken: readonly DocumentTexts[]): Promise<void> => {
  const words = new Map<number, Set<string>>();
  const note = (bits: number, field: Field): void => {
    const known = words.get(bits) ?? new Set<string>();
    words.set(bits, known);
    for (const { word } of readText(field)) known.add(word);
  };
  for (const { head, foreign, coveredLanguages } of spoken) {
    for (const field of head) note(bitsOf(coveredLanguages), field);
    for (const field of foreign) note(bitsOf([field.language]), field);
  }
  for (const [bits, known] of words)
    await sql`
      insert into search_df (speaks_for, word, df)
      select ${bits}::smallint, word, 1 from unnest(${[...known].toSorted()}::text[]) word
      on conflict do nothing`.execute(db);
};

/**
 * Writes the documents of these products and returns what each that is shown says. Their words are
 * left for the caller to note or count. `given`: see listProductTexts.
 */
export const writeSearchDocuments = async (
  db: Db | Trx,
  productIds: readonly number[],
  now: Date,
  given?: ReadonlyMap<number, OwnTexts>,
): Promise<Map<number, DocumentTexts[]>> => {
  const products = await listProductTexts(db, productIds, given);
  const spoken = products.map((product) => [product.id, listDocumentTexts(product)] as const);
  await removeOthers(db, productIds, spoken);
  let writing = Promise.resolve();
  for (let start = 0; start < spoken.length; start += SLICE) {
    const documents = spoken
      .slice(start, start + SLICE)
      .flatMap(([id, all]) => all.map((one) => documentOf(id, one)));
    await writing;
    writing = writeDocuments(db, documents, now);
    // So that PostgreSQL has these documents before the next ones are made.
    await Promise.race([writing, pause()]);
  }
  await writing;
  return new Map(spoken);
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
    const spoken = await writeSearchDocuments(db, ids, now);
    await noteWords(db, [...spoken.values()].flat());
  }
};

const removeHidden = async (db: Db | Trx, productIds: readonly number[]): Promise<void> => {
  const hidden = sql`product_id = any (${productIds}::bigint[])
    and not exists (select from product_card card where card.product_id = doc.product_id)`;
  await sql`delete from search_doc doc where ${hidden}`.execute(db);
  await sql`delete from search_text doc where ${hidden}`.execute(db);
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
        doc.free_shipping, doc.pickup, doc.popularity, doc.popular) is distinct from (${factsOf(now)})`.execute(
    db,
  );
};
