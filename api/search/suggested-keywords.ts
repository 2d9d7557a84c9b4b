import { sql } from 'kysely';
import type { Best } from '#api/search/engine/top-matches.ts';
import type { Vocabulary } from '#api/search/engine/vocabulary.ts';
import { type Db, prepared } from '#db/client.ts';
import { isWordIn } from '#db/search/covered-languages.ts';
import { wordLexemes } from '#db/search/lexemes.ts';
import { tokens } from '#db/search/normalise.ts';
import { HEADS, STOP_WORDS } from '#db/search/search-words.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { foldedText } from './typed-text.ts';

const TERMS = 8;
/** Some of them are left out. */
const LOOKED_AT = 20;
/** Prefixes up to this length have their terms ready. */
const READY_PREFIX = 4;
/** So few keywords leave room for what the products are called. */
const FEW_TERMS = 4;
/** Of so many products the names are looked at. */
const NAMED = 6;

/** The last code point, which sorts after every other text. */
const LAST = '\u{10ffff}';

/** A keyword, and how often it was met (a logarithm). */
type Term = { folded: string; term: string; weight: number };

/** A range, not a pattern: PostgreSQL would plan a pattern anew at each call, to learn how it begins. */
const listBegun = async (db: Db, prefix: string, language: LanguageCode): Promise<Term[]> => {
  const known =
    prefix.length <= READY_PREFIX
      ? sql`suggest_top cross join unnest(terms, weights) one (term, weight) where prefix = ${prefix}`
      : sql`suggest where folded ~>=~ ${prefix} and folded ~<~ ${prefix + LAST}`;
  const { rows } = await sql<{ term: string; weight: number }>`
    select term, max(weight) as weight from ${known} and ${isWordIn(language)}
    group by term order by 2 desc, term limit ${sql.lit(LOOKED_AT)}`.execute(prepared(db));
  return rows.map((row) => ({ ...row, folded: foldedText(row.term, language) }));
};

/** Whether a keyword goes on by naming something else beside: headphones & audio. */
const hasMoreBeside = ({ term }: Term, words: number): boolean =>
  term.split(/[\s-]+/u)[words] === '&';

/**
 * A beginning that always goes on the same way is cut off: `dry dog`, of dog food. Where the thing is named first,
 * its name alone is whole.
 */
const isCutOff = (
  { folded, weight }: Term,
  terms: readonly Term[],
  language: LanguageCode,
): boolean => {
  const { isFirst, ends } = HEADS[language];
  if (isFirst && !folded.includes(' ')) return false;
  const words = folded.split(' ').length;
  return terms.some((other) => {
    if (!other.folded.startsWith(`${folded} `) || other.weight < weight) return false;
    if (hasMoreBeside(other, words)) return false;
    const [next = ''] = other.folded.slice(folded.length + 1).split(' ');
    return !ends.has(next) && !STOP_WORDS[language].has(next);
  });
};

/** Whether both are the same words, the last one perhaps in another form: `çanta`, `çantası`. */
const isSameThing = (one: Term, other: Term, language: LanguageCode): boolean => {
  const [words, others] = [one, other].map(({ term }) => tokens(term, language));
  const [last, otherLast] = [words?.at(-1), others?.at(-1)];
  if (!words || !others || !last || !otherLast || words.length !== others.length) return false;
  const hasSameStart = words.slice(0, -1).every(({ folded }, at) => folded === others[at]?.folded);
  // A stemmer may know a form and not the word: of çantası canta, of çanta can.
  const stems = new Set([last.folded, ...wordLexemes(last.word, language)]);
  const isSameWord = [otherLast.folded, ...wordLexemes(otherLast.word, language)].some((stem) =>
    stems.has(stem),
  );
  return hasSameStart && isSameWord;
};

/** Of the forms of a word the one that a category is called, else the shortest, in the best one's place. */
const inOneForm = (terms: readonly Term[], { categories, language }: Vocabulary): Term[] => {
  const names = new Set([...categories.values()].map(({ folded }) => folded.join(' ')));
  const lengthOf = ({ folded }: Term): number => (names.has(folded) ? 0 : folded.length);
  const kept: Term[] = [];
  for (const term of terms) {
    const at = kept.findIndex((one) => isSameThing(one, term, language));
    const known = kept[at];
    if (!known) kept.push(term);
    else if (lengthOf(term) < lengthOf(known)) kept[at] = term;
  }
  return kept;
};

/** The keywords that begin so, the best first: whole, each in one form, and what goods are called before names of brands. */
export const listTerms = async (
  db: Db,
  prefix: string,
  vocabulary: Vocabulary,
): Promise<string[]> => {
  const { language, isBrandWord } = vocabulary;
  const begun = await listBegun(db, prefix, language);
  const whole = begun.filter((term) => !isCutOff(term, begun, language));
  const isBrand = ({ folded }: Term): boolean => folded.split(' ').every(isBrandWord);
  const goods = inOneForm(
    whole.filter((term) => !isBrand(term)),
    vocabulary,
  );
  return [...goods, ...whole.filter(isBrand)].slice(0, TERMS).map(({ term }) => term);
};

/** What the products are called by those words of their titles that several have where the thing is named: paper pendant lamp. */
export const listNames = async (
  db: Db,
  ids: readonly number[],
  language: LanguageCode,
): Promise<string[]> => {
  const { rows: titles } = await sql<{ title: string }>`
    select in_language(title, ${language}) as title from product
    where id = any (${[...ids]}::bigint[]) order by array_position(${[...ids]}::bigint[], id)`.execute(
    prepared(db),
  );
  const phrases = titles.map(({ title }) => {
    const words = tokens(title, language).map(({ folded }) => folded);
    return words
      .slice(1, -1)
      .map((_, at) =>
        HEADS[language].isFirst ? words.slice(0, words.length - at - 1) : words.slice(at + 1),
      )
      .map((some) => some.join(' '));
  });
  const { rows } = await sql<{ folded: string; term: string }>`
    select folded, term from suggest
    where folded = any (${phrases.flat()}::text[]) and ${isWordIn(language)}`.execute(prepared(db));
  const terms = new Map(rows.map(({ folded, term }) => [folded, term]));
  const names = phrases.flatMap((all) => terms.get(all.find((one) => terms.has(one)) ?? '') ?? []);
  return [...new Set(names)];
};

/** What products are called in full, beside few keywords. */
export const listFurtherNames = async (
  db: Db,
  best: readonly Best[],
  known: readonly string[],
  language: LanguageCode,
): Promise<string[]> => {
  if (best.length === 0 || known.length >= FEW_TERMS) return [];
  const ids = best.map(({ id }) => id).slice(0, NAMED);
  const names = await listNames(db, ids, language);
  return names.filter((name) => !known.includes(name)).slice(0, FEW_TERMS - known.length);
};
