import { sql } from 'kysely';
import type { Db, Trx } from '#db/client.ts';
import { addPhrase, type Counts, type Phrase } from '#db/search/counts.ts';
import { bitsOf } from '#db/search/covered-languages.ts';
import { inLanguage } from '#db/texts.ts';
import type { Texts } from '#db/types.ts';
import { defaultLanguage, languageCodes } from '#i18n/languages.ts';
import { readText } from '#db/search/lexemes.ts';

const RAREST_PHRASE = 2;
const LONGEST_PREFIX = 4;
/** More than are shown, since inflected forms and names of brands are left out. */
const SHOWN = 20;
/**
 * Brands and categories count three times, because they always have products and are often what
 * shoppers look for.
 */
const NAMED = 3;

type Name = { title: Texts; products: number };

/** Brands and categories, with how many products they have. */
const listNames = async (trx: Db | Trx): Promise<Name[]> => {
  const { rows } = await sql<Name>`
    select b.title, found.products
    from (select brand_id, count(*)::int as products from product_card group by 1) found join brand b on b.id = found.brand_id
    union all
    select c.title, sum(found.products)::int
    from (select category_id, parent_category_id, count(*)::int as products from product_card group by 1, 2) found
    join category c on c.id in (found.category_id, found.parent_category_id) group by c.id`.execute(
    trx,
  );
  return rows;
};

/** Names as phrases, by the bits of the languages whose shoppers read them so. */
const phrasesOfNames = (names: Name[]): Map<number, Map<string, Phrase>> => {
  const named = new Map<number, Map<string, Phrase>>();
  for (const { title, products } of names) {
    const readers = Map.groupBy(languageCodes, (code) => (title[code] ? code : defaultLanguage));
    for (const [language, codes] of readers) {
      const bits = bitsOf(codes);
      const phrases = named.get(bits) ?? new Map<string, Phrase>();
      named.set(bits, phrases);
      const name = inLanguage(title, language);
      const folded = readText({ text: name, language })
        .map((word) => word.folded)
        .join(' ');
      const phrase = { term: name.toLocaleLowerCase(language), weight: NAMED * products };
      if (folded !== '') addPhrase(phrases, folded, phrase);
    }
  }
  return named;
};

const put = async (
  trx: Db | Trx,
  coveredLanguages: number,
  given: ReadonlyMap<string, Phrase>,
  onConflict: 'added' | 'greatest',
): Promise<void> => {
  const phrases = [...given]
    .filter(([, { weight }]) => weight >= RAREST_PHRASE)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const weight =
    onConflict === 'added'
      ? sql`ln(exp(suggest.weight) + exp(excluded.weight) - 1)`
      : sql`greatest(suggest.weight, excluded.weight)`;
  await sql`
    insert into suggest (speaks_for, folded, term, weight)
    select ${coveredLanguages}::smallint, folded, term, ln(1 + weight)
    from unnest(${phrases.map(([folded]) => folded)}::text[], ${phrases.map(([, { term }]) => term)}::text[],
      ${phrases.map(([, phrase]) => phrase.weight)}::real[]) given (folded, term, weight)
    on conflict (speaks_for, folded) do update set weight = ${weight}`.execute(trx);
};

/** Rebuilds the best terms of short prefixes. */
const writeTop = async (trx: Db | Trx): Promise<void> => {
  await trx.deleteFrom('suggest_top').execute();
  await sql`
    insert into suggest_top (speaks_for, prefix, terms, weights)
    select speaks_for, prefix, array_agg(term order by weight desc, folded), array_agg(weight order by weight desc, folded)
    from (
      select speaks_for, left(folded, length) as prefix, term, weight, folded,
        row_number() over (partition by speaks_for, left(folded, length) order by weight desc, folded) as place
      from suggest cross join generate_series(1, ${sql.lit(LONGEST_PREFIX)}) length
      where length(folded) >= length) ranked
    where place <= ${sql.lit(SHOWN)} group by speaks_for, prefix`.execute(trx);
};

/** Adds what was counted to the suggestions of all languages. */
export const addSuggestions = async (
  trx: Db | Trx,
  { byCoveredLanguages }: Counts,
): Promise<void> => {
  for (const [bits, { phrases }] of byCoveredLanguages) await put(trx, bits, phrases, 'added');
  const names = phrasesOfNames(await listNames(trx));
  for (const [bits, phrases] of names) await put(trx, bits, phrases, 'greatest');
  await writeTop(trx);
};
