/** Words that say nothing about a product, folded: db/search/search-words.ts says which. */
export const stopWords = 've ile icin bir bu o de da mi mu en cok ama veya ya gibi kadar ki ne her';

/** Half of them are inflected forms, which have no rules behind them. */
const withRules = (dictionary: Uint8Array): string =>
  (new TextDecoder().decode(dictionary).match(/^.+\/.*$/gmu) ?? []).join('\n');

/** Ordinary words, with the rules of hunspell behind them: api/search/engine/word-list.ts reads it. */
export const readDictionary = async (): Promise<string> =>
  withRules((await import('dictionary-tr')).default.dic);
