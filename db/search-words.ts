import type { LanguageCode } from '#i18n/languages.ts';

/** Longer "words" are noise, and PostgreSQL's limit is not far. */
const LONGEST_WORD = 64;

const ZERO_WIDTH = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
const LATIN_MARKS = /[\u0300-\u036f]/g;
const ARABIC_MARKS = /\u0640|(?=\p{Script_Extensions=Arabic})\p{Mn}/gu;
const NUKTA = /\u093c/g;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;

/** Latin letters that stay one letter when their marks are taken off. */
const LETTERS: Record<string, string> = {
  ı: 'i',
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ى: 'ي',
  ة: 'ه',
  ٱ: 'ا',
};
const FOLDED = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

const asciiDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  const zero = code >= 0x0966 && code <= 0x096f ? 0x0966 : code >= 0x06f0 ? 0x06f0 : 0x0660;
  return String(code - zero);
};

/** Candrabindu and a nasal before another consonant are both written as anusvara. */
const foldNasals = (text: string): string =>
  text.replaceAll('\u0901', '\u0902').replaceAll(/[ङञणनम]\u094d(?=[क-ह])/g, '\u0902');

const lower = (text: string, language: LanguageCode): string =>
  (language === 'tr' ? text.replaceAll('I', 'ı').replaceAll('İ', 'i') : text).toLowerCase();

/**
 * One spelling for all the ways to write the same: case (Turkish i and ı too), accents, ligatures,
 * Arabic vowel signs and hamza seats, Hindi nukta and nasals, digits of any script.
 * Devanagari vowel signs are letters of the word and stay.
 */
export const fold = (text: string, language: LanguageCode): string =>
  foldNasals(
    lower(text.normalize('NFKC'), language)
      .normalize('NFD')
      .replaceAll(LATIN_MARKS, '')
      .replaceAll(ARABIC_MARKS, '')
      .replaceAll(NUKTA, '')
      .replaceAll(ZERO_WIDTH, '')
      .normalize('NFC'),
  )
    .replaceAll(FOLDED, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g, asciiDigit);

type Rule = [ending: RegExp, instead: string];

/** Endings of plurals and articles only; the first rule that fits is taken, short words stay. */
const RULES: Record<LanguageCode, Rule[]> = {
  en: [
    [/(?<=..)ies$/, 'y'],
    [/(?<=..(?:s|x|z|ch|sh))es$/, ''],
    [/(?<=..[^siu])s$/, ''],
  ],
  fr: [
    [/(?<=..)eaux$/, 'eau'],
    [/(?<=..)aux$/, 'al'],
    [/(?<=..[eo]u)x$/, ''],
    [/(?<=..)es$/, 'e'],
    [/(?<=..[^s])s$/, ''],
  ],
  ar: [[/(?<=...)(?:ات|ين|ون|يه|ه)$/, '']],
  tr: [[/(?<=...)l[ae]r(?:[iu](?:n[iu]?)?|d[ae]n?|[ae])?$/, '']],
  hi: [
    [/(?<=..)(?:ियों|ियां|ियो|ाओं|ाएं|ुओं)$/, ''],
    [/(?<=..)(?:ों|ें|ीं|ो|े|ा|ी|ि)$/, ''],
  ],
};

const ARABIC_ARTICLE = /^(?:و?ال|لل|وال)(?=...)/;
const ELISION = /(?<![\p{L}\p{N}])(?:l|d|j|m|t|s|n|c|qu|jusqu|lorsqu|puisqu)['’](?=\p{L})/giu;
const POSSESSIVE = /['’]s(?![\p{L}\p{N}])/giu;

const stem = (word: string, language: LanguageCode): string => {
  const bare = language === 'ar' ? word.replace(ARABIC_ARTICLE, '') : word;
  const rule = RULES[language].find(([ending]) => ending.test(bare));
  return rule ? bare.replace(rule[0], rule[1]) : bare;
};

export type SearchWord = {
  /** The folded word as written. */
  word: string;
  /** Without the ending; what is stored and compared. */
  stem: string;
};

/** The words of a text in the order they stand, folded and stemmed by the language's rules. */
export const searchWords = (text: string, language: LanguageCode): SearchWord[] => {
  const plain = text.replaceAll(ELISION, '').replaceAll(POSSESSIVE, '');
  return [...fold(plain, language).matchAll(WORD)].map(([match]) => {
    const word = match.slice(0, LONGEST_WORD);
    return { word, stem: stem(word, language) };
  });
};
