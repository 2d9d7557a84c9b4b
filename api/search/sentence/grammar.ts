import { readPieces } from '#api/search/sentence/read-words.ts';
import type { Sort } from '#contract/sorts.ts';
import { forEachLanguage, languageCodes, type LanguageCode } from '#i18n/languages.ts';
import type { SentenceWords } from '#i18n/sentence-words.ts';

/** A place of a pattern: one of these words, or what is to be read. */
type Place = { words: ReadonlySet<string> } | { slot: 'a' | 'b' | 'x' | 'n' };
export type PatternMeaning =
  | { kind: 'below' | 'above' | 'range' | 'without' | 'gift' | 'age' }
  | { kind: 'sort'; sort: Sort }
  | { kind: 'occasion'; occasion: string };
export type Pattern = { places: Place[]; needsCurrency: boolean; means: PatternMeaning };

/** A colour by its words, and the names of those that will do for it. */
export type Colour = { words: ReadonlySet<string>; near: ReadonlySet<string> };

/** What is understood in a language. */
export type Grammar = {
  patterns: Pattern[];
  notExcluded: ReadonlySet<string>;
  notBefore: ReadonlySet<string>;
  recipients: ReadonlySet<string>;
  gifts: { to: ReadonlySet<string>; goods: readonly string[] }[];
  adults: ReadonlySet<string>;
  children: ReadonlySet<string>;
  size: ReadonlySet<string>;
  colour: ReadonlySet<string>;
  colours: Colour[];
  currencies: ReadonlySet<string>;
  units: ReadonlySet<string>;
  giftWord: string;
  childGiftWord: string;
};

const CURRENCY_CODES = 'usd eur gbp try tl aed sar egp mad dh inr rs';
const UNIT_SIGNS =
  'cm mm m km kg g mg ml cl l w kw v mah hz khz ghz gb tb mb mp lb lbs oz ft x xl mph psi fps % ° ″ "';

const foldedWords = (text: string, language: LanguageCode): string[] =>
  readPieces(text, language).map((piece) => piece.text);

const placesOf = (pattern: string, language: LanguageCode): Place[] =>
  pattern.split(' ').flatMap((part): Place[] => {
    const slot = /^\{([abnx])\}$/.exec(part)?.[1];
    if (slot === 'a' || slot === 'b' || slot === 'x' || slot === 'n') return [{ slot }];
    if (part === '-') return [{ words: new Set(['-']) }];
    if (part.includes('|'))
      return [{ words: new Set(part.split('|').flatMap((word) => foldedWords(word, language))) }];
    return foldedWords(part, language).map((word) => ({ words: new Set([word]) }));
  });

const patternOf = (text: string, means: PatternMeaning, language: LanguageCode): Pattern => ({
  places: placesOf(text.replace(/^\$ /, ''), language),
  needsCurrency: text.startsWith('$ '),
  means,
});

const colourOf = (text: string, language: LanguageCode): Colour => {
  const [words = '', near = ''] = text.split(':');
  const names = near.split(',').map((name) => foldedWords(name, language).join(' '));
  return {
    words: new Set(foldedWords(words, language)),
    near: new Set(names.filter((name) => name !== '')),
  };
};

const SAID = ['below', 'above', 'range', 'without', 'gift'] as const;

const grammarOf = (language: LanguageCode, given: SentenceWords): Grammar => {
  const set = (text: string) => new Set(foldedWords(text, language));
  const sorts = Object.entries(given.sorts) as [Sort, string[]][];
  return {
    patterns: [
      ...SAID.flatMap((kind) => given[kind].map((text) => patternOf(text, { kind }, language))),
      ...given.occasions.flatMap((occasion) =>
        given.occasionGifts.map((text) =>
          patternOf(text.replace('{o}', occasion), { kind: 'occasion', occasion }, language),
        ),
      ),
      ...given.ages.map((text) => patternOf(text, { kind: 'age' }, language)),
      ...sorts.flatMap(([sort, texts]) =>
        texts.map((text) => patternOf(text, { kind: 'sort', sort }, language)),
      ),
    ],
    notExcluded: set(given.notExcluded),
    notBefore: set(given.notBefore),
    recipients: set(given.recipients),
    gifts: given.gifts.map(({ to, goods }) => ({ to: set(to), goods: goods.split(', ') })),
    adults: set(given.adults),
    children: set(given.children),
    size: set(given.size),
    colour: set(given.colour),
    colours: given.colours.map((text) => colourOf(text, language)),
    currencies: set(`${CURRENCY_CODES} ${given.currencies}`),
    units: new Set([...set(given.units), ...UNIT_SIGNS.split(' ')]),
    giftWord: given.giftWord,
    childGiftWord: given.childGiftWord,
  };
};

const loaded = new Map(
  await Promise.all(
    languageCodes.map(
      async (code) =>
        [
          code,
          ((await import(`#i18n/${code}/sentence.ts`)) as { sentenceWords: SentenceWords })
            .sentenceWords,
        ] as const,
    ),
  ),
);

/** What is understood in each language. */
export const GRAMMARS: Record<LanguageCode, Grammar> = forEachLanguage((code) => {
  const words = loaded.get(code);
  if (!words) throw new Error(`No sentences of ${code}`);
  return grammarOf(code, words);
});
