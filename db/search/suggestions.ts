import { sql } from 'kysely';
import type { Db, Trx } from '#db/client.ts';
import { inLanguage } from '#db/texts.ts';
import type { Texts } from '#db/types.ts';
import { languageCodes } from '#i18n/languages.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { addPhrase } from '#db/search/counts.ts';
import type { Counts, Phrase } from '#db/search/counts.ts';
import { tokens } from '#db/search/normalise.ts';
import { speaksFor } from '#db/search/speaks-for.ts';

const RAREST_PHRASE = 2;
const LONGEST_PREFIX = 4;
const SHOWN = 10;
/** Brands and categories lead nowhere empty and are what shoppers mean, so they count thrice. */
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

const namesIn = (names: Name[], language: LanguageCode): Map<string, Phrase> => {
  const named = new Map<string, Phrase>();
  for (const { title, products } of names) {
    const name = inLanguage(title, language);
    const folded = tokens(name, language)
      .map((token) => token.folded)
      .join(' ');
    const phrase = { term: name.toLocaleLowerCase(language), weight: NAMED * products };
    if (folded !== '') addPhrase(named, folded, phrase);
  }
  return named;
};

const phrasesIn = (language: LanguageCode, { bySpeaksFor }: Counts): Map<string, Phrase> => {
  const sum = new Map<string, Phrase>();
  for (const [bits, { phrases }] of bySpeaksFor)
    if (speaksFor(bits, language))
      for (const [folded, phrase] of phrases) addPhrase(sum, folded, phrase);
  return sum;
};

const put = async (
  trx: Db | Trx,
  language: LanguageCode,
  phrases: [string, Phrase][],
  onConflict: 'added' | 'greatest',
): Promise<void> => {
  const weight =
    onConflict === 'added'
      ? sql`ln(exp(suggest.weight) + exp(excluded.weight) - 1)`
      : sql`greatest(suggest.weight, excluded.weight)`;
  await sql`
    insert into suggest (language, folded, term, weight)
    select ${language}, folded, term, ln(1 + weight)
    from unnest(${phrases.map(([folded]) => folded)}::text[], ${phrases.map(([, { term }]) => term)}::text[],
      ${phrases.map(([, phrase]) => phrase.weight)}::real[]) given (folded, term, weight)
    on conflict (language, folded) do update set weight = ${weight}`.execute(trx);
};

/** Makes the best terms of short prefixes anew. */
const writeTop = async (trx: Db | Trx): Promise<void> => {
  await trx.deleteFrom('suggest_top').execute();
  await sql`
    insert into suggest_top (language, prefix, terms)
    select language, prefix, array_agg(term order by weight desc, folded)
    from (
      select language, left(folded, length) as prefix, term, weight, folded,
        row_number() over (partition by language, left(folded, length) order by weight desc, folded) as place
      from suggest cross join generate_series(1, ${sql.lit(LONGEST_PREFIX)}) length
      where length(folded) >= length) ranked
    where place <= ${sql.lit(SHOWN)} group by language, prefix`.execute(trx);
};

/** Adds what was counted to the suggestions of all languages. */
export const addSuggestions = async (trx: Db | Trx, counts: Counts): Promise<void> => {
  const names = await listNames(trx);
  for (const language of languageCodes) {
    const phrases = [...phrasesIn(language, counts)];
    await put(
      trx,
      language,
      phrases.filter(([, { weight }]) => weight >= RAREST_PHRASE),
      'added',
    );
    await put(trx, language, [...namesIn(names, language)], 'greatest');
  }
  await writeTop(trx);
};
