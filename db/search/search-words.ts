import { forEachLanguage, languageCodes, type LanguageCode } from '#i18n/languages.ts';

/** What the search knows of a language: `i18n/{code}/search.ts`. */
export type SearchWords = {
  /**
   * Words that say nothing about a product, folded. They are neither indexed nor searched, so the
   * list holds function words alone, no word that also names a thing once it is folded (Turkish şu,
   * that, would take su, water, with it; French son is also sound).
   */
  stopWords: string;
  /** The stem of a word, where db/search/lexemes.ts has no way of its own. */
  stem?: (word: string) => string;
  /** Ordinary words of the language as it writes them, where there is a list of a bearable size. */
  readOrdinaryWords?: () => Promise<string[]>;
  /** What those may end in beside, folded. */
  endings?: string[];
  /** The letters of a script that words of this language alone are written in. */
  script?: RegExp;
  /** Letters, or marks of them, that in Latin script tell the language from the others. */
  letters?: RegExp;
  /** Words of a title behind which the thing is named no more, folded. */
  headEnds?: string;
  /** Words that stand behind the thing, or before it, and name none: colours, folded. */
  headQualities?: string;
  /** The thing is named before what is said about it. */
  headIsFirst?: boolean;
  /** Goods that a shop which has no product of the one may show for it: groups of terms. */
  relatedGoods?: string[][];
  /** Goods, and behind them the words for several kinds of goods that mean these first. */
  meantFirst?: string[][];
  /** Goods that words for others mean as well, shown behind these, and the words. */
  meantBehind?: string[][];
};

const read = async (code: LanguageCode): Promise<[LanguageCode, SearchWords]> => [
  code,
  (await import(`#i18n/${code}/search.ts`)) as SearchWords,
];

const loaded = new Map(await Promise.all(languageCodes.map(read)));

/** The words that say nothing, of each language. */
export const STOP_WORDS: Record<LanguageCode, ReadonlySet<string>> = forEachLanguage(
  (code) => new Set(loaded.get(code)?.stopWords.split(' ')),
);

/** The scripts and the telling letters of the languages that have some. */
const listSigns = (sign: 'script' | 'letters'): [LanguageCode, RegExp][] =>
  languageCodes.flatMap((code): [LanguageCode, RegExp][] => {
    const letters = loaded.get(code)?.[sign];
    return letters ? [[code, letters]] : [];
  });

export const SCRIPTS = listSigns('script');
export const LETTERS = listSigns('letters');

/** Where the titles of a language name the thing. */
export const HEADS = forEachLanguage((code) => ({
  isFirst: loaded.get(code)?.headIsFirst ?? false,
  ends: new Set(loaded.get(code)?.headEnds?.split(' ')),
  qualities: new Set(loaded.get(code)?.headQualities?.split(' ')),
}));

/** Goods that may stand in for each other, of each language. */
export const RELATED_GOODS = forEachLanguage((code) => loaded.get(code)?.relatedGoods ?? []);

/** What words for several kinds of goods mean first, of each language. */
export const MEANT_FIRST = forEachLanguage((code) => loaded.get(code)?.meantFirst ?? []);

/** What words mean as well, of each language. */
export const MEANT_BEHIND = forEachLanguage((code) => loaded.get(code)?.meantBehind ?? []);

/** The ordinary words of a language as its folder gives them, none where it gives none. */
export const readOrdinaryWords = async (
  language: LanguageCode,
): Promise<{ words: string[]; endings: string[] }> => {
  const { readOrdinaryWords: read, endings } = loaded.get(language) ?? {};
  return { words: (await read?.()) ?? [], endings: endings ?? [] };
};

/** The stem that a language's folder gives; a word is its own stem where it gives none. */
export const stemIn = (language: LanguageCode, word: string): string =>
  loaded.get(language)?.stem?.(word) ?? word;
