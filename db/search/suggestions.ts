import { sql } from 'kysely';
import type { Db, Trx } from '#db/client.ts';
import { inLanguage } from '#db/texts.ts';
import type { Texts } from '#db/types.ts';
import { defaultLanguage, languageCodes } from '#i18n/languages.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { tokens } from '#db/search/normalise.ts';
import type { Token } from '#db/search/normalise.ts';
import { bitsOf, speaksFor } from '#db/search/speaks-for.ts';
import { STOP_WORDS } from '#db/search/stop-words.ts';

/** Titles read for suggestions, the most popular ones: their phrases are what most people look for. */
const TITLES = 100_000;
/** Only the beginning of a title names the thing; what follows is sizes and colours. */
const WORDS_OF_TITLE = 8;
const LONGEST_PHRASE = 3;
const RAREST_PHRASE = 2;
const LONGEST_PREFIX = 4;
const SHOWN = 10;

type Suggestion = { term: string; weight: number };

const listTitles = async (trx: Db | Trx): Promise<Texts[]> => {
  const { rows } = await sql<{ title: Texts }>`
    select title from product_card order by popularity desc, product_id limit ${TITLES}`.execute(
    trx,
  );
  return rows.map(({ title }) => title);
};

/** Names of brands and categories, with how many products they have. */
const listNames = async (
  trx: Db | Trx,
  language: LanguageCode,
): Promise<{ name: string; products: number }[]> => {
  const { rows } = await sql<{ name: string; products: number }>`
    select in_language(b.title, ${language}) as name, count(*)::int as products
    from product_card card join brand b on b.id = card.brand_id group by b.id
    union all
    select in_language(c.title, ${language}), count(*)::int
    from product_card card join category c on c.id in (card.category_id, card.parent_category_id)
    group by c.id`.execute(trx);
  return rows;
};

const mayStandAtEdge = (token: Token | undefined, language: LanguageCode): boolean =>
  token !== undefined && token.folded.length > 1 && !STOP_WORDS[language].has(token.folded);

type TitleSeen = { text: string; language: LanguageCode; seenIn: number };

/** A title in each language that it has, with the bits of the languages that show it. */
const titlesSeen = (title: Texts): TitleSeen[] => {
  const languages = Map.groupBy(languageCodes, (code) => (title[code] ? code : defaultLanguage));
  return [...languages].map(([language, codes]) => ({
    text: inLanguage(title, language),
    language,
    seenIn: bitsOf(codes),
  }));
};

/** Phrases of one to three words that neither begin nor end with a word that says nothing. */
const phrasesOf = (title: string, language: LanguageCode): Map<string, string> => {
  const words = tokens(title, language).slice(0, WORDS_OF_TITLE);
  const phrases = new Map<string, string>();
  for (let start = 0; start < words.length; start += 1)
    for (let length = 1; length <= LONGEST_PHRASE; length += 1) {
      const phrase = words.slice(start, start + length);
      const edges = [phrase[0], phrase.at(-1)];
      const whole = phrase.length === length && edges.every((e) => mayStandAtEdge(e, language));
      if (whole && !/^[\d.\s]+$/.test(phrase.map(({ folded }) => folded).join(' ')))
        phrases.set(
          phrase.map(({ folded }) => folded).join(' '),
          phrase.map(({ word }) => word).join(' '),
        );
    }
  return phrases;
};

type Phrases = Map<string, Suggestion>;

const addPhrase = (phrases: Phrases, folded: string, { term, weight }: Suggestion): void => {
  const known = phrases.get(folded);
  if (known) known.weight += weight;
  else phrases.set(folded, { term, weight });
};

/** The phrases of titles by the languages in which shoppers see that title: each is read once. */
const countPhrases = (titles: Texts[]): Map<number, Phrases> => {
  const counted = new Map<number, Phrases>();
  for (const title of titles)
    for (const { text, language, seenIn } of titlesSeen(title)) {
      const phrases = counted.get(seenIn) ?? new Map<string, Suggestion>();
      counted.set(seenIn, phrases);
      for (const [folded, term] of phrasesOf(text, language))
        addPhrase(phrases, folded, { term, weight: 1 });
    }
  return counted;
};

const phrasesIn = (language: LanguageCode, counted: ReadonlyMap<number, Phrases>): Phrases => {
  const sum: Phrases = new Map();
  for (const [seenIn, phrases] of counted)
    if (speaksFor(seenIn, language))
      for (const [folded, phrase] of phrases) addPhrase(sum, folded, phrase);
  for (const [folded, { weight }] of sum) if (weight < RAREST_PHRASE) sum.delete(folded);
  return sum;
};

/** Brands and categories lead nowhere empty and are what shoppers mean, so they count thrice. */
const addNames = (
  counted: Map<string, Suggestion>,
  names: { name: string; products: number }[],
  language: LanguageCode,
): void => {
  for (const { name, products } of names) {
    const words = tokens(name, language);
    const folded = words.map((token) => token.folded).join(' ');
    if (folded === '') continue;
    const weight = 3 * products + (counted.get(folded)?.weight ?? 0);
    counted.set(folded, { term: name.toLocaleLowerCase(language), weight });
  }
};

const writeLanguage = async (
  trx: Db | Trx,
  language: LanguageCode,
  counted: Phrases,
): Promise<void> => {
  addNames(counted, await listNames(trx, language), language);
  const suggestions = [...counted.values()];
  await trx.deleteFrom('suggest').where('language', '=', language).execute();
  await trx.deleteFrom('suggest_top').where('language', '=', language).execute();
  await sql`
    insert into suggest (language, folded, term, weight)
    select ${language}, folded, term, ln(1 + weight)
    from unnest(${[...counted.keys()]}::text[], ${suggestions.map((s) => s.term)}::text[],
      ${suggestions.map((s) => s.weight)}::real[]) given (folded, term, weight)`.execute(trx);
  await sql`
    insert into suggest_top (language, prefix, terms)
    select ${language}, left(folded, length), (array_agg(term order by weight desc, folded))[1:${sql.lit(SHOWN)}]
    from suggest cross join generate_series(1, ${sql.lit(LONGEST_PREFIX)}) length
    where language = ${language} and length(folded) >= length
    group by 2`.execute(trx);
};

/** Replaces the suggestions of all languages. */
export const writeSuggestions = async (trx: Db | Trx): Promise<void> => {
  const counted = countPhrases(await listTitles(trx));
  for (const language of languageCodes)
    await writeLanguage(trx, language, phrasesIn(language, counted));
};
