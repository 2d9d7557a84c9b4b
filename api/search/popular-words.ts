import { sql } from 'kysely';
import { type Db, prepared } from '#db/client.ts';
import { isWordIn } from '#db/search/covered-languages.ts';
import { headNounOf } from '#db/search/head-noun.ts';
import { fold, tokens } from '#db/search/normalise.ts';
import { STOP_WORDS } from '#db/search/search-words.ts';
import type { LanguageCode } from '#i18n/languages.ts';

/** A word that nothing but digits and signs is in. */
const NUMBER = /^[^\p{L}]+$/u;

/** The noun alone, which has the least to say, and the noun with the word beside it. */
const WORDS = 2;

/** The parts of a title that name the thing in two words, or in the noun alone; between them may be `of` and the like. */
const namesIn = (title: string, language: LanguageCode): string[] => {
  const noun = fold(headNounOf(title, language) ?? '');
  const words = tokens(title, language).map(({ folded }) => folded);
  const says = (word: string | undefined): boolean =>
    word !== undefined && word.length > 1 && !STOP_WORDS[language].has(word) && !NUMBER.test(word);
  const parts = words.flatMap((_, from) =>
    words.slice(from).map((__, more) => words.slice(from, from + more + 1)),
  );
  return parts
    .filter(
      (part) =>
        part.includes(noun) &&
        says(part[0]) &&
        says(part.at(-1)) &&
        part.filter(says).length <= WORDS,
    )
    .map((part) => part.join(' '));
};

type Known = { folded: string; term: string; weight: number };

/**
 * What shoppers type for goods of these titles: of each the two words that most goods of its kind are
 * called by, `coffee cup` of a large coffee cup, or the noun alone where there is nothing more that several say.
 */
export const listPopularWords = async (
  db: Db,
  titles: readonly string[],
  language: LanguageCode,
): Promise<string[]> => {
  const names = titles.map((title) => namesIn(title, language));
  const { rows } = await sql<Known>`
    select folded, max(term) as term, max(weight) as weight from suggest
    where folded = any (${names.flat()}::text[]) and ${isWordIn(language)}
    group by folded`.execute(prepared(db));
  const known = new Map(rows.map((row) => [row.folded, row]));
  const words = names.map((all) => {
    const [best] = all
      .flatMap((name) => known.get(name) ?? [])
      .toSorted(
        (one, other) =>
          Number(other.folded.includes(' ')) - Number(one.folded.includes(' ')) ||
          other.weight - one.weight,
      );
    return best ? [best.term] : [];
  });
  // A noun alone may be a word of a book's title.
  const [several = [], single = []] = [true, false].map((isSeveral) =>
    words.flat().filter((term) => term.includes(' ') === isSeveral),
  );
  return [...new Set([...several, ...single])];
};
