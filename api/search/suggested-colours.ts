import { sql } from 'kysely';
import { allOf, asWord, unitOf } from '#api/search/engine/query-term.ts';
import { withSynonyms } from '#api/search/engine/synonyms.ts';
import type { Best } from '#api/search/engine/top-matches.ts';
import type { Vocabularies } from '#api/search/engine/vocabularies.ts';
import type { Vocabulary } from '#api/search/engine/vocabulary.ts';
import { type ColourPart, isColour, valuesOf } from '#api/search/sentence/sentence.ts';
import { understand } from '#api/search/sentence/understand.ts';
import type { SharedCache } from '#api/shared-cache.ts';
import { type Db, prepared } from '#db/client.ts';
import { isSeenIn } from '#db/search/covered-languages.ts';
import { lowerCase } from '#db/search/normalise.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { listTerms } from './suggested-keywords.ts';
import { foldedText, readTyped } from './typed-text.ts';

/** Of so many goods that are called so those of the colour are looked for. */
const CONSIDERED = 1000;
const PRODUCTS = 12;

export type Sources = { sharedCache: SharedCache; vocabularies: Vocabularies };

/** Goods of a colour: `red dr` as the beginning of a red dress. */
export type Coloured = {
  /** What the text will probably become, and what else it may. */
  keywords: string[];
  best: Best[];
  /** Nothing is of the very colour, but of one that will do for it. */
  isNear: boolean;
  /** The values of the colour, what was asked for first. */
  values: number[];
};

type Row = Best & { place: number; isVery: boolean };

/** For each of some texts goods that are called so and come in one of these colours, the very colour first. */
const listOfColour = async (
  db: Db,
  texts: readonly string[],
  { values, very }: { values: readonly number[]; very: readonly number[] },
  vocabulary: Vocabulary,
): Promise<Row[]> => {
  const queries = texts.map((text) =>
    allOf(
      withSynonyms(
        readTyped(text, vocabulary.language).words.map((folded) =>
          unitOf(asWord(folded, vocabulary), vocabulary, new Map()),
        ),
        vocabulary,
      ),
    ),
  );
  const { rows } = await sql<Row>`
    select input.place::int as place, good.product_id as id, good.category_id as category,
      good.parent_category_id as "parentCategory", good.is_very as "isVery"
    from unnest(${queries}::text[]) with ordinality input (query, place)
    cross join lateral (
      select called.product_id, called.category_id, called.parent_category_id, called.popularity,
        card.value_ids && ${[...very]}::bigint[] as is_very
      from (
        select * from search_doc doc
        where ${isSeenIn(vocabulary.language, 'doc')} and words @@ query::tsquery
        limit ${sql.lit(CONSIDERED)}) called
      join product_card card on card.product_id = called.product_id
      where card.value_ids && ${[...values]}::bigint[]
      order by is_very desc, called.popularity desc, called.product_id limit ${sql.lit(PRODUCTS)}) good
    order by place, is_very desc, popularity desc, id`.execute(prepared(db));
  return rows;
};

/** A colour as it was typed, to its end where it was only begun. */
const wholeName = ({ text, value, ids }: ColourPart, language: LanguageCode): string => {
  const name = lowerCase(value, language);
  return ids.length > 0 && name.startsWith(lowerCase(text, language)) ? name : text;
};

/**
 * What a text asks for that names a colour beside a thing, perhaps a half typed one: of the things that begin so
 * those that come in the colour. Undefined where it names none, or nothing does.
 */
export const findColoured = async (
  db: Db,
  sources: Sources,
  q: string,
  vocabulary: Vocabulary,
): Promise<Coloured | undefined> => {
  const { language } = vocabulary;
  const { words, parts } = await understand(db, sources, { q: q.trim(), language, literal: [] });
  const [colour, ...others] = parts;
  if (!colour || !isColour(colour) || others.length > 0 || words === '') return undefined;
  const isLast = q.trim().endsWith(colour.text);
  const thing = foldedText(words, language);
  const begun = isLast || /\s$/.test(q) ? [] : await listTerms(db, thing, vocabulary);
  const isWhole = (term: string): boolean => foldedText(term, language) === thing;
  // What was typed may be a word already: a red dress before dressing gowns.
  const terms =
    begun.length === 0
      ? [words]
      : begun.toSorted((a, b) => Number(isWhole(b)) - Number(isWhole(a)));
  const values = valuesOf(colour);
  const found = await listOfColour(db, terms, { values, very: colour.ids }, vocabulary);
  const places = [...new Set(found.map(({ place }) => place))];
  const best = found.filter(({ place }) => place === places[0]);
  if (best.length === 0) return undefined;
  const named = places.map((place) => terms[place - 1] ?? words);
  const said = wholeName(colour, language);
  return {
    keywords: named.map((term) => (isLast ? `${term} ${said}` : `${said} ${term}`)),
    best,
    isNear: !best.some(({ isVery }) => isVery),
    values,
  };
};
