import { stemmer } from '@orama/stemmers/english';

/** Letters of a stem that an ending may leave, in Arabic and Turkish. */
const SHORTEST = 3;

/** What Porter's rules get wrong and catalogues are full of. */
const ENGLISH_PLURALS: Record<string, string> = {
  men: 'man',
  mens: 'man',
  women: 'woman',
  womens: 'woman',
  children: 'child',
  childrens: 'child',
  knives: 'knife',
  shelves: 'shelf',
  scarves: 'scarf',
  leaves: 'leaf',
  wolves: 'wolf',
  halves: 'half',
  feet: 'foot',
  teeth: 'tooth',
  mice: 'mouse',
  geese: 'goose',
  batteries: 'battery',
  news: 'news',
};

/** Words that British and American English spell differently beyond an ending. */
const AMERICAN: readonly (readonly [RegExp, string])[] = [
  [/^(col|flav|fav|harb|hon|hum|lab|neighb|od|parl|rum|sav|vap|arm|behavi|vig)our/, '$1or'],
  [/^(cent|theat|fib|lit|lust|calib|sab|kilomet|millimet|centimet)re(?=s?$)/, '$1er'],
  [/^(catal|anal|dial)ogue/, '$1og'],
  [/^grey/, 'gray'],
  [/^jeweller(?=y|s?$)/, 'jewelr'],
  [/^alumini/, 'alumin'],
  [/^tyre/, 'tire'],
  [/^cos(?=y$)/, 'coz'],
  [/^pyjama/, 'pajama'],
  [/^mould/, 'mold'],
  [/^yoghurt/, 'yogurt'],
  [/^doughnut/, 'donut'],
  [/^travell/, 'travel'],
  [/^woollen/, 'woolen'],
  [/^whiskey/, 'whisky'],
  [/(?<=\w{3})is(?=(?:e|es|ed|er|ers|ing|ation)$)/, 'iz'],
  [/(?<=\w{3})yse(?=[drs]?s?$)/, 'yze'],
];

const spellAmerican = (word: string): string =>
  AMERICAN.reduce((text, [british, american]) => text.replace(british, american), word);

/** Porter's stem of a folded English word, with the irregular plurals of a catalogue and one spelling. */
export const englishStem = (folded: string): string => {
  const word = spellAmerican(folded);
  const singular = Object.hasOwn(ENGLISH_PLURALS, word) ? (ENGLISH_PLURALS[word] ?? word) : word;
  return singular === 'news' || singular.length < 3 ? singular : stemmer(singular);
};

/** Prefixes of the definite article, alone or behind and, with, like, so, for. */
const ARABIC_ARTICLES = ['وال', 'بال', 'كال', 'فال', 'ال', 'لل'];
const ARABIC_SUFFIXES = ['يات', 'ات', 'ها', 'ان', 'ون', 'ين', 'يه', 'ه', 'ي'];

const withoutArticle = (word: string): string => {
  const article = ARABIC_ARTICLES.find(
    (prefix) => word.startsWith(prefix) && word.length - prefix.length >= SHORTEST,
  );
  return article ? word.slice(article.length) : word;
};

const withoutSuffix = (word: string): string => {
  const suffix = ARABIC_SUFFIXES.find(
    (ending) => word.endsWith(ending) && word.length - ending.length >= SHORTEST,
  );
  return suffix ? word.slice(0, -suffix.length) : word;
};

/**
 * Light stemming of a folded Arabic word (after Larkey's light10): the article and the commonest
 * endings. Broken plurals keep their own stem; they are what synonyms are for. Where only three
 * letters follow the article it may be no article (العاب, games), so both readings are given.
 */
export const arabicStems = (word: string): string[] => {
  const rest = withoutArticle(word);
  const stem = withoutSuffix(rest);
  return rest !== word && rest.length === SHORTEST ? [stem, withoutSuffix(word)] : [stem];
};

/** In this order: case, possessive, plural, possessive under the plural. Vowels are folded. */
const TURKISH_ENDINGS: RegExp[] = [
  /(?:[nd]?[dt][ae]n|[dt][ae]|n[iu]n)$/,
  /(?:s[iu]|[iu])$/,
  /l[ae]r$/,
  /[iu]$/,
];

const strip = (word: string, ending: RegExp): string => {
  const rest = word.replace(ending, '');
  return rest.length >= SHORTEST ? rest : word;
};

/** kitap, kitabı: the last consonant softens before a vowel. */
const harden = (word: string): string =>
  word.replace(/g$/, 'k').replace(/b$/, 'p').replace(/d$/, 't');

/**
 * Light stemming of a Turkish word whose letters are folded (ı to i, ğ to g, ş to s): it does not
 * matter whether the shopper's keyboard has the letters. Only endings that nouns of a catalogue
 * carry: plural, possessive, the commonest cases.
 */
export const turkishStem = (word: string): string => {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  return harden(TURKISH_ENDINGS.reduce(strip, word));
};
