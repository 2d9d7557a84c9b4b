/** Words that say nothing about a product, folded: db/search/search-words.ts says which. */
export const stopWords =
  'a an and are as at be by for from has have in into is it its of on or that the their this to was were will with your you my our we which';

/** Ordinary words, with the rules of hunspell behind them: api/search/engine/word-list.ts reads it. */
export const readDictionary = async (): Promise<string> =>
  new TextDecoder().decode((await import('dictionary-en')).default.dic);
