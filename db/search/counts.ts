import { bitsOf } from '#db/search/covered-languages.ts';
import type { DocumentTexts } from '#db/search/document-texts.ts';
import { headNounOf } from '#db/search/head-noun.ts';
import { fold } from '#db/search/normalise.ts';
import type { Field } from '#db/search/vector.ts';
import { type LanguageCode, languageCodes } from '#i18n/languages.ts';
import { readText, type ReadWord } from '#db/search/lexemes.ts';

/** Only the beginning of a title names the thing; what follows is sizes and colours. */
const WORDS_OF_TITLE = 8;
const LONGEST_PHRASE = 4;

const NUMBERS = /^[\d.\s]+$/;

/**
 * Phrases of one to four words of a title that neither begin nor end with a word that says nothing, nor begin
 * within a compound (T-shirt): folded, and as they are written.
 */
const phrasesOf = (title: readonly ReadWord[]): Map<string, string> => {
  const words = title.slice(0, WORDS_OF_TITLE);
  const mayEnd = words.map(({ folded, lexemes }) => folded.length > 1 && lexemes.length > 0);
  const phrases = new Map<string, string>();
  for (const [start, { isHyphened }] of words.entries()) {
    if (isHyphened || (!mayEnd[start] && !words[start + 1]?.isHyphened)) continue;
    let folded = '';
    let term = '';
    for (let end = start; end < start + LONGEST_PHRASE; end += 1) {
      const word = words[end];
      if (!word) break;
      folded += end === start ? word.folded : ` ${word.folded}`;
      const space = word.isHyphened ? '-' : ' ';
      term += end === start ? word.word : space + word.word;
      if (mayEnd[end] && !NUMBERS.test(folded)) phrases.set(folded, term);
    }
  }
  return phrases;
};

/** Words of descriptions are known from this many products. */
const TEXTS = 50_000;
/** And phrases of titles from so many. */
const TITLES = 100_000;

/** Phrases that are held before those met once are dropped: suggestions take what was met twice. */
const MOST_PHRASES = 100_000;

/** How often a phrase was met, with a way to write it. */
export type Phrase = { term: string; weight: number };

/** What documents that speak for the same languages have in common. */
export type Count = {
  /** In how many of them a word stands in the head, and in all texts. */
  df: Map<string, number>;
  texts: Map<string, number>;
  phrases: Map<string, Phrase>;
  /** With so many phrases, those met once are dropped. */
  mostPhrases: number;
};

/** What is known of the words of products, to be written by `addCounts`. */
export type Counts = {
  documents: number;
  /** Words of the titles that each language sees. */
  titleWords: Map<LanguageCode, number>;
  byCoveredLanguages: Map<number, Count>;
};

/** The counts of a shop without words. */
export const createCounts = (): Counts => ({
  documents: 0,
  titleWords: new Map(languageCodes.map((language) => [language, 0])),
  byCoveredLanguages: new Map(),
});

const countOf = ({ byCoveredLanguages }: Counts, languages: readonly LanguageCode[]): Count => {
  const bits = bitsOf(languages);
  const known = byCoveredLanguages.get(bits);
  if (known) return known;
  const count: Count = {
    df: new Map(),
    texts: new Map(),
    phrases: new Map(),
    mostPhrases: MOST_PHRASES,
  };
  byCoveredLanguages.set(bits, count);
  return count;
};

const addTo = <Key>(sums: Map<Key, number>, key: Key, n = 1): void => {
  sums.set(key, (sums.get(key) ?? 0) + n);
};

/** Counts a phrase that a product says once more. */
export const addPhrase = (
  phrases: Map<string, Phrase>,
  folded: string,
  { term, weight }: Phrase,
): void => {
  const known = phrases.get(folded);
  if (known) known.weight += weight;
  else phrases.set(folded, { term, weight });
};

/**
 * Drops phrases met once when there are too many: of a hundred thousand titles most say something that no other says.
 * The limit then is half as many again as what is left, so that they are looked through seldom.
 */
const dropRarePhrases = (count: Count): void => {
  if (count.phrases.size <= count.mostPhrases) return;
  for (const [folded, { weight }] of count.phrases) if (weight <= 1) count.phrases.delete(folded);
  count.mostPhrases = Math.max(MOST_PHRASES, 1.5 * count.phrases.size);
};

const addWords = (words: Set<string>, fields: readonly Field[]): void => {
  for (const field of fields) for (const { word } of readText(field)) words.add(word);
};

/** Foreign words count in their own language only, unless the document contains them anyway. */
const countForeignWords = (foreign: Field[], known: ReadonlySet<string>, counts: Counts): void => {
  if (foreign.length === 0) return;
  for (const [language, fields] of Map.groupBy(foreign, (field) => field.language)) {
    const { df } = countOf(counts, [language]);
    const words = new Set<string>();
    addWords(words, fields);
    for (const word of words) if (!known.has(word)) addTo(df, word);
  }
};

/** A phrase without the word that names the thing, a model or a quality, is looked for less. */
const WITHOUT_THING = 0.5;

const addTitle = (
  phrases: Map<string, Phrase>,
  { text, language, written = language }: Field,
  inTitle: readonly ReadWord[],
): void => {
  const noun = fold(headNounOf(text, written) ?? '');
  for (const [folded, term] of phrasesOf(inTitle)) {
    const weight = folded.split(' ').includes(noun) ? 1 : WITHOUT_THING;
    addPhrase(phrases, folded, { term: term === folded ? folded : term, weight });
  }
};

const countDocument = (
  { head, foreign, more, coveredLanguages }: DocumentTexts,
  counts: Counts,
): void => {
  const count = countOf(counts, coveredLanguages);
  const { df, texts, phrases } = count;
  const words = new Set<string>();
  addWords(words, head);
  for (const word of words) addTo(df, word);
  countForeignWords(foreign, words, counts);
  const [title] = head;
  if (title) {
    const inTitle = readText(title);
    for (const language of coveredLanguages) addTo(counts.titleWords, language, inTitle.length);
    if (counts.documents < TITLES) addTitle(phrases, title, inTitle);
    dropRarePhrases(count);
  }
  if (counts.documents >= TEXTS) return;
  addWords(words, more);
  for (const word of words) addTo(texts, word);
};

/** Counts the words of a product, each once a document, whichever languages that speaks for. */
export const countProduct = (spoken: readonly DocumentTexts[], counts: Counts): void => {
  for (const document of spoken) countDocument(document, counts);
  counts.documents += 1;
};
