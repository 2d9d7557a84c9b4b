import { setImmediate as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { lexemes, wordLexemes } from '#db/search/lexemes.ts';
import { fold, tokens } from '#db/search/normalise.ts';
import { MEANT_BEHIND, MEANT_FIRST, RELATED_GOODS } from '#db/search/search-words.ts';
import { languageOfWord } from '#db/search/written-language.ts';
import { isWordIn } from '#db/search/covered-languages.ts';
import { defaultLanguage } from '#i18n/languages.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { ASCII } from '#api/search/engine/query-term.ts';
import {
  readMeant,
  readSynonymGroups,
  type SynonymGroups,
} from '#api/search/engine/synonym-groups.ts';
import { type Brands, readBrands } from '#api/search/engine/brand-words.ts';
import { type Compounds, createCompounds } from '#api/search/engine/compounds.ts';
import { createRomanised, type Romanised } from '#api/search/engine/romanise.ts';
import { lowerBound } from '#api/search/engine/lower-bound.ts';
import { loadWordList } from '#api/search/engine/word-list.ts';
import type { WordList } from '#api/search/engine/word-list.ts';
import { createTypoIndex } from '#api/search/engine/typo-index.ts';
import type { TypoIndex } from '#api/search/engine/typo-index.ts';

/** The words of a category's title: folded, and the first lexeme of each. */
type CategoryWords = { folded: string[]; lexemes: string[] };

/** What a process knows of the words of one language. */
export type Vocabulary = {
  language: LanguageCode;
  documents: number;
  /** Mean number of words in a title. */
  titleWords: number;
  /** Changes with a rebuild of the words and with the synonyms. */
  version: string;
  /** In how many titles, brands and categories a folded word occurs; 0 where in none. */
  wordDf: (folded: string) => number;
  /** The same for a lexeme, counted in all texts where no title has it; 0 where it is unknown. */
  lexemeDf: (lexeme: string) => number;
  /** In how many titles, brands and categories a lexeme occurs; 0 where in none. */
  titleDf: (lexeme: string) => number;
  /** Whether some text has a folded word in just this form. */
  isForm: (folded: string) => boolean;
  /** The word as the language writes it, for what is shown. */
  spelling: (folded: string) => string;
  /** Folded words that begin so, the most frequent first. */
  completions: (prefix: string) => string[];
  typos: TypoIndex;
  categories: ReadonlyMap<number, CategoryWords>;
  /** The brands that have products, by their names in all languages. */
  brands: Brands['all'];
  /** Whether a folded word stands in brands' names, and in the titles of their products alone. */
  isBrandWord: (folded: string) => boolean;
  /** Whether a lexeme is of a translated name of categories, brands, tags or variants. */
  isInName: (lexeme: string) => boolean;
  /** Whether a folded word is an ordinary one of the language, or of the default one. */
  isOrdinary: (folded: string) => boolean;
  /** Whether a folded word is one of this language and no slip: by its script, else by the list. */
  isOwnWord: (folded: string) => boolean;
  /** Terms of goods that are shown where no product is what a term says. */
  related: (term: string) => string[];
  /** The goods that are meant first by a term that names several kinds. */
  meant: (term: string) => string[];
  /** The goods that a term means as well, behind those that are called so. */
  meantBehind: (term: string) => string[];
  /** Closed compounds of a word; see Compounds. */
  compounds: Compounds;
  /** Words and brands across scripts. */
  romanised: Romanised;
} & Omit<SynonymGroups, 'groups'>;

/** Corrections come from this many of the most frequent words; rarer ones are as often typos. */
const CORRECTABLE = 60_000;
/** Words that are counted before the event loop gets a chance to serve other requests. */
const SLICE = 5_000;
const COMPLETIONS = 8;
/** A word of descriptions counts this much as what was meant, a little more where it is in no title. */
const TEXT_USAGE = 0.02;
const ONLY_TEXT_USAGE = 0.1;
const MOST_ONLY_TEXT = 1;

/** Of a form that titles do not have. */
const STEM_USAGE = 0.2;
/** Words that the owner has given synonyms for are words that shoppers type. */
const SHOPPERS_WORD = 3;

/** A process keeps these for five languages, so they hold no objects and only whole numbers. */
type Words = {
  /** Frequency for corrections, where a word of descriptions alone counts little; not kept. */
  usage: Map<string, number>;
  /** Of each form, 0 where no title has it. */
  df: Map<string, number>;
  lexemes: Map<string, number>;
  /** In how many texts each lexeme is, for the words that are in no title. */
  textLexemes: Map<string, number>;
  /** Where it is another one than the folded word. */
  spelling: Map<string, string>;
};

const countWords = async (
  rows: { word: string; df: number; texts: number }[],
  language: LanguageCode,
): Promise<Words> => {
  const words: Words = {
    usage: new Map(),
    df: new Map(),
    lexemes: new Map(),
    textLexemes: new Map(),
    spelling: new Map(),
  };
  const most = new Map<string, number>();
  for (const [index, { word, df, texts }] of rows.entries()) {
    if (index % SLICE === SLICE - 1) await pause();
    const folded = fold(word);
    const stems = wordLexemes(word, language);
    if (stems.length === 0) continue;
    const usage =
      df > 0 ? df + TEXT_USAGE * texts : Math.min(MOST_ONLY_TEXT, ONLY_TEXT_USAGE * texts);
    words.usage.set(folded, (words.usage.get(folded) ?? 0) + usage);
    if ((most.get(folded) ?? 0) < usage) {
      most.set(folded, usage);
      if (word === folded) words.spelling.delete(folded);
      else words.spelling.set(folded, word);
    }
    words.df.set(folded, (words.df.get(folded) ?? 0) + df);
    const counts = df > 0 ? words.lexemes : words.textLexemes;
    for (const lexeme of stems) counts.set(lexeme, (counts.get(lexeme) ?? 0) + (df || texts));
  }
  return words;
};

/**
 * What shoppers mean by a word is not how often titles have just that form: its stem counts
 * (books, where titles say book), and what means the same (ps4, where they say playstation 4).
 */
const raiseUsage = (
  words: Words,
  groups: SynonymGroups['groups'],
  language: LanguageCode,
): void => {
  const dfOf = (term: string): number =>
    Math.min(...term.split(' ').map((folded) => words.usage.get(folded) ?? 0));
  for (const [folded, usage] of words.usage) {
    const [stem] = wordLexemes(words.spelling.get(folded) ?? folded, language);
    const stemDf = stem === undefined ? 0 : (words.lexemes.get(stem) ?? 0);
    words.usage.set(folded, Math.max(usage, STEM_USAGE * stemDf));
  }
  for (const group of groups) {
    const most = SHOPPERS_WORD * Math.max(...group.map(dfOf));
    for (const term of group) {
      const usage = words.usage.get(term);
      if (usage !== undefined) words.usage.set(term, Math.max(usage, most));
    }
  }
};

/** Shorter words that no product is called by are seldom what a slip was meant as. */
const SHORTEST_TYPED = 5;

/**
 * What goods come near to is typed too, though no product is called so: iphone, for smartphones. So is what means
 * the same as they are called: tshirt, where titles say t-shirt.
 */
const addTyped = (
  words: Words,
  groups: readonly (readonly string[])[],
  language: LanguageCode,
): void => {
  for (const group of groups) {
    const terms = group.map((term) => tokens(term, language));
    const isSold = terms.some((term) =>
      term.every(({ folded }) => (words.df.get(folded) ?? 0) > 0),
    );
    for (const [term, ...further] of isSold ? terms : []) {
      if (!term || further.length > 0 || words.usage.has(term.folded)) continue;
      if (term.folded.length < SHORTEST_TYPED) continue;
      words.usage.set(term.folded, MOST_ONLY_TEXT);
      if (term.word !== term.folded) words.spelling.set(term.folded, term.word);
    }
  }
};

/** Numbers are never what somebody meant by another number. */
const isCorrectable = (word: string): boolean => /\p{L}/u.test(word);

const readCategories = async (
  db: Db,
  language: LanguageCode,
): Promise<Map<number, CategoryWords>> => {
  const { rows } = await sql<{ id: number; title: string }>`
    select id, in_language(title, ${language}) as title from category where visible`.execute(db);
  return new Map(
    rows.map(({ id, title }) => {
      const words = tokens(title, language);
      const lexemes = words.flatMap(({ word }) => wordLexemes(word, language).slice(0, 1));
      return [id, { folded: words.map(({ folded }) => folded), lexemes }];
    }),
  );
};

/** The lexemes of names that products share and that are translated into the language. */
const readNames = async (db: Db, language: LanguageCode): Promise<Set<string>> => {
  const titles = ['category', 'brand', 'tag', 'attribute_value'].map(
    (table) => sql`
      select title ->> ${language} as name from ${sql.table(table)}
      where title ->> ${language} <> title ->> ${defaultLanguage}`,
  );
  const { rows } = await sql<{ name: string }>`${sql.join(titles, sql` union `)}`.execute(db);
  return new Set(rows.flatMap(({ name }) => lexemes(name, language).flat()));
};

/** The version that says whether a vocabulary is up to date. */
export const findVersion = async (db: Db, language: LanguageCode): Promise<string> => {
  const { rows } = await sql<{ version: string }>`
    select concat(
      (select built_at from search_language where language = ${language}), ' ',
      (select md5(string_agg(terms::text, '|' order by id)) from synonym where language = ${language})
    ) as version`.execute(db);
  return rows[0]?.version ?? '';
};

/** Words that no title has, while titles have what means the same: of another script they are heard too. */
const listSynonymousWords = (
  groups: SynonymGroups['groups'],
  formDf: ReadonlyMap<string, number>,
): string[] => {
  const isSold = (term: string): boolean =>
    term.split(' ').every((folded) => (formDf.get(folded) ?? 0) > 0);
  const words = groups
    .filter((group) => group.some(isSold))
    .flatMap((group) => group.filter((term) => !term.includes(' ') && !isSold(term)));
  return [...new Set(words)];
};

const noWord: WordList = () => false;

/** The ordinary words of the language and of the default one; a shop without goods needs none of them. */
const readWordLists = async (
  language: LanguageCode,
  hasGoods: boolean,
): Promise<[own: WordList, common: WordList]> =>
  hasGoods
    ? Promise.all([loadWordList(language), loadWordList(defaultLanguage)])
    : [noWord, noWord];

/** Reads the words of a language and prepares them, with pauses for what else the process does. */
export const loadVocabulary = async (db: Db, language: LanguageCode): Promise<Vocabulary> => {
  const version = await findVersion(db, language);
  const state = await db
    .selectFrom('search_language')
    .select(['documents', 'title_words'])
    .where('language', '=', language)
    .executeTakeFirst();
  const { rows } = await sql<{ word: string; df: number; texts: number }>`
    select word, sum(df)::int as df, sum(texts)::int as texts from search_df
    where ${isWordIn(language)} group by word order by df desc, word`.execute(db);
  const written = await db
    .selectFrom('synonym')
    .select('terms')
    .where('language', '=', language)
    .execute();
  const categories = await readCategories(db, language);
  const names = await readNames(db, language);
  const brands = await readBrands(db);
  const words = await countWords(rows, language);
  const { df: formDf, lexemes: titleLexemes, textLexemes, spelling } = words;
  const { groups, ...synonymGroups } = readSynonymGroups(
    written.map(({ terms }) => terms),
    language,
  );
  raiseUsage(words, groups, language);
  addTyped(words, RELATED_GOODS[language], language);
  addTyped(
    words,
    written.map(({ terms }) => terms),
    language,
  );
  const [own, common] = await readWordLists(language, formDf.size > 0);
  const isOrdinary = (folded: string): boolean =>
    own(folded) || (ASCII.test(folded) && common(folded));
  const inTitles = [...formDf].flatMap(([word, df]) => (df > 0 ? [word] : []));
  const inOrder = inTitles.toSorted();
  const compounds = await createCompounds(inTitles, common);
  const typos = await createTypoIndex(
    [...words.usage]
      .filter(([word]) => isCorrectable(word))
      .map(([word, df]) => ({ word, df }))
      .toSorted((a, b) => b.df - a.df)
      .slice(0, CORRECTABLE),
  );
  return {
    language,
    documents: state?.documents ?? 0,
    titleWords: state?.title_words ?? 8,
    version,
    wordDf: (folded) => formDf.get(folded) ?? 0,
    lexemeDf: (lexeme) => titleLexemes.get(lexeme) ?? textLexemes.get(lexeme) ?? 0,
    titleDf: (lexeme) => titleLexemes.get(lexeme) ?? 0,
    isForm: (folded) => formDf.has(folded),
    spelling: (folded) => spelling.get(folded) ?? folded,
    completions: (prefix) => completionsOf(inOrder, prefix, formDf),
    typos,
    categories,
    brands: brands.all,
    isBrandWord: (folded) => (brands.df.get(folded) ?? 0) >= Math.max(1, formDf.get(folded) ?? 0),
    isInName: (lexeme) => names.has(lexeme),
    ...synonymGroups,
    romanised: createRomanised([...inOrder, ...listSynonymousWords(groups, formDf)], brands.latin),
    compounds,
    related: readSynonymGroups(RELATED_GOODS[language], language).synonyms,
    meant: readMeant(MEANT_FIRST[language], language),
    meantBehind: readMeant(MEANT_BEHIND[language], language),
    isOrdinary,
    isOwnWord: (folded) =>
      ASCII.test(folded) ? own(folded) : languageOfWord(folded, defaultLanguage) === language,
  };
};

const completionsOf = (
  inOrder: string[],
  prefix: string,
  df: ReadonlyMap<string, number>,
): string[] => {
  const found: string[] = [];
  for (let at = lowerBound(inOrder, prefix); inOrder[at]?.startsWith(prefix); at += 1)
    found.push(inOrder[at] ?? '');
  return found.toSorted((a, b) => (df.get(b) ?? 0) - (df.get(a) ?? 0)).slice(0, COMPLETIONS);
};
