import { sql } from 'kysely';
import type { Condition } from '#api/search/engine/statement.ts';
import { findGtin } from '#contract/catalogue/gtin.ts';
import { type Db, prepared } from '#db/client.ts';
import { isSeenIn } from '#db/search/covered-languages.ts';
import type { LanguageCode } from '#i18n/languages.ts';

/** A SKU of ours has at most so many letters. */
const LONGEST = 64;
const FEWEST_DIGITS = 2;

const mayBeCode = (text: string): boolean =>
  text.length <= LONGEST && (text.match(/\d/g) ?? []).length >= FEWEST_DIGITS;

/** As it may have been written into the shop: a GTIN with zeros before it is the same one. */
const gtinsOf = (text: string): string[] => {
  const gtin = findGtin(text);
  if (gtin === undefined) return [];
  const short = gtin.replace(/^0+/, '');
  return [8, 12, 13, 14].flatMap((length) =>
    short.length <= length ? [short.padStart(length, '0')] : [],
  );
};

const skusOf = (text: string): string[] => [
  ...new Set([text, text.toUpperCase(), text.toLowerCase()]),
];

/**
 * The products that a text is the SKU or the barcode of, as `doc`, a row of search_doc, also has to fulfil
 * `where`; of most texts none, without a question to the database.
 */
export const findByCode = async (
  db: Db,
  q: string,
  { language, where }: { language: LanguageCode; where?: Condition | undefined },
): Promise<number[]> => {
  const text = q.trim();
  if (!mayBeCode(text)) return [];
  const { rows } = await sql<{ id: number }>`
    select distinct doc.product_id as id from inventory i join search_doc doc on doc.product_id = i.product_id
    where (i.sku = any (${skusOf(text)}::text[]) or i.gtin = any (${gtinsOf(text)}::text[]))
      and ${isSeenIn(language, 'doc')} and ${where ?? sql`true`}
    order by id`.execute(where ? db : prepared(db));
  return rows.map(({ id }) => id);
};
