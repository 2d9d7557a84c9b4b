/** Words that say nothing about a product, folded: db/search/search-words.ts says which. */
export const stopWords =
  'a au aux avec ce ces cet cette d dans de des du elle en et il ils je l la le les leur leurs lui mais me mes mon ma ne nos notre nous on ou par pas pour qu que qui sa se ses sont sur ta te tes un une vos votre vous y';

/** Ordinary words, with the rules of hunspell behind them: api/search/engine/word-list.ts reads it. */
export const readDictionary = async (): Promise<string> =>
  new TextDecoder().decode((await import('dictionary-fr')).default.dic);
