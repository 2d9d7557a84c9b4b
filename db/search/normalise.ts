import type { LanguageCode } from '#i18n/languages.ts';
import { isUnit, measureOf, writeMeasures } from '#db/search/measures.ts';
import { memoiseByLanguage } from '#db/search/memoise-by-language.ts';

/** A word of a text: `word` as the language writes it (lower case), `folded` as it is compared. */
export type Token = {
  readonly word: string;
  readonly folded: string;
  /** The compound that this word begins or belongs to, written as one: `wifi` of `Wi-Fi`. */
  readonly joined: string | null;
  /** A hyphen stands between it and the word before. */
  readonly isHyphened?: true;
};

const MARKS_AND_ZERO_WIDTH =
  /[\u{ad}\u{200b}-\u{200f}\u{202a}-\u{202e}\u{2060}-\u{2069}\u{feff}™®©]/gu;
/** Accents, Arabic vowel signs and hamzas, the Devanagari nukta; never its vowel signs. */
const ACCENTS = /[\u{300}-\u{36f}\u{64b}-\u{65f}\u{670}\u{6d6}-\u{6ed}\u{93c}\u{640}]/gu;
const NASAL_BEFORE_CONSONANT = /[ङञणनम]\u{94d}(?=[क-ह])/gu;
const LETTERS: Record<string, string> = {
  ı: 'i',
  ø: 'o',
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ى: 'ي',
  ی: 'ي',
  ې: 'ي',
  ة: 'ه',
  ۀ: 'ه',
  ک: 'ك',
  ٱ: 'ا',
  // Devanagari candrabindu to anusvara.
  '\u0901': '\u0902',
};
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');

/** The zeros of the digits that our shoppers type: Arabic-Indic, Persian, Devanagari. */
const ZEROS = [0x660, 0x6f0, 0x966];
const FOREIGN_DIGIT = /[\u{660}-\u{669}\u{6f0}-\u{6f9}\u{966}-\u{96f}]/gu;

const asciiDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.find((start) => code >= start && code < start + 10) ?? code;
  return String(code - zero);
};

/** Most words of most shops; nothing but their case ever changes. */
const PLAIN = /^[\0-\x7f]*$/;

/** Lower case by the language's rules (Turkish I and İ), compatibility forms and digits unified. */
export const lowerCase = (text: string, language: LanguageCode): string => {
  if (language !== 'tr' && PLAIN.test(text)) return text.toLowerCase();
  return text
    .replace(MARKS_AND_ZERO_WIDTH, '')
    .normalize('NFKC')
    .replace(FOREIGN_DIGIT, asciiDigit)
    .toLocaleLowerCase(language === 'tr' ? 'tr' : 'en');
};

/**
 * What makes two spellings the same word: accents, tashkeel, hamzas, nuktas and dotless i go. The
 * text is lower case already. Folding twice changes nothing.
 */
export const fold = (text: string): string => {
  if (PLAIN.test(text)) return text;
  return text
    .normalize('NFD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter)
    .replace(NASAL_BEFORE_CONSONANT, '\u0902');
};

const CHUNK = /[\p{L}\p{M}\p{N}]+(?:['’ʼ`.,\-‐‑/&+_][\p{L}\p{M}\p{N}]+)*/gu;
/** The same for texts of `PLAIN` letters; asking for properties of letters is slow. */
const PLAIN_CHUNK = /[a-z\d]+(?:['`.,\-/&+_][a-z\d]+)*/g;
const INSIDE = /['’ʼ`\-‐‑/&+_]|(?<!\d)[.,]|[.,](?!\d)/u;
/** Words that hyphens alone join. */
const HYPHENED = /^[\p{L}\p{M}\p{N}]+(?:[-‐‑][\p{L}\p{M}\p{N}]+)+$/u;
const APOSTROPHE = /['’ʼ`]/u;
const FRENCH_ELISION = /^(?:qu|[cdjlmnst]|jusqu|lorsqu|puisqu)['’ʼ`]/u;
const LONGEST_WORD = 48;

/** French drops what is elided (l'été), Turkish and English what is appended (Samsung'un, men's). */
const withoutApostrophe = (chunk: string, language: LanguageCode): string => {
  if (!APOSTROPHE.test(chunk)) return chunk;
  if (language === 'fr') return chunk.replace(FRENCH_ELISION, '');
  if (language === 'tr') return chunk.replace(/(\p{L}{2,})['’ʼ`]\p{L}+$/u, '$1');
  return chunk.replace(/['’ʼ`]s$/u, '');
};

const wordOf = (word: string): Token => ({ word, folded: fold(word), joined: null });

const splitChunk = (chunk: string, language: LanguageCode): Token[] => {
  const whole = INSIDE.test(chunk) ? withoutApostrophe(chunk, language) : chunk;
  const parts = whole
    .split(INSIDE)
    .filter((part) => part !== '' && part.length <= LONGEST_WORD)
    .map((part) => part.replace(',', '.'));
  const joined = parts.length > 1 && parts.length < 4 ? fold(parts.join('')) : null;
  const isHyphened = parts.length > 1 && HYPHENED.test(whole);
  return parts
    .map((word, at) => ({ ...wordOf(word), joined, ...(isHyphened && at > 0 && { isHyphened }) }))
    .filter(({ folded }) => folded !== '');
};

/** Texts repeat their words, so most are split and folded once. */
const tokensOfChunk = memoiseByLanguage(20_000, splitChunk);

const HAS_DIGIT = /\d/;
const NUMBER = /^\d+(?:\.\d+)?$/u;
const UNIT = /^[\p{L}\p{M}]{1,3}$/u;
const MEASURE = /^(\d+(?:\.\d+)?)([\p{L}\p{M}]+)$/u;

/** A number and the unit behind it as one word; null where they are none. */
const measureIn = (number: Token | undefined, unit: Token | undefined): string | null => {
  if (!number || !unit || number.joined || unit.joined || !NUMBER.test(number.folded)) return null;
  return isUnit(unit.folded) || UNIT.test(unit.folded)
    ? measureOf(number.folded, unit.folded)
    : null;
};

/** `500ml` is one word, and the same measure as 0.5 l. */
const measureOfWord = (folded: string): string | null => {
  const [, number, unit] = MEASURE.exec(folded) ?? [];
  if (!number || !unit || !isUnit(unit)) return null;
  const measure = measureOf(number, unit);
  return measure === folded ? null : measure;
};

/** `4 GB` and `4GB` are the same: a number and the short word behind it are a compound too. */
const joinUnits = (tokens: Token[]): Token[] => {
  if (!tokens.some(({ folded }) => HAS_DIGIT.test(folded))) return tokens;
  return tokens.map((token, index) => {
    const joined =
      token.joined ??
      measureIn(token, tokens[index + 1]) ??
      measureIn(tokens[index - 1], token) ??
      measureOfWord(token.folded);
    return joined === token.joined ? token : { ...token, joined };
  });
};

const chunksOf = (text: string): string[] =>
  text.match(PLAIN.test(text) ? PLAIN_CHUNK : CHUNK) ?? [];

/** The words of a text in reading order. Numbers keep their decimals, compounds give their parts. */
export const tokens = (text: string, language: LanguageCode): Token[] => {
  const lower = lowerCase(text, language);
  const written = HAS_DIGIT.test(lower) ? writeMeasures(lower) : lower;
  return joinUnits(chunksOf(written).flatMap((chunk) => tokensOfChunk(chunk, language)));
};
