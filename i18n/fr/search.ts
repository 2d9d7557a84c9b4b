import { readWordList } from '#i18n/read-word-list.ts';

/** Words that say nothing about a product, folded: db/search/search-words.ts says which. */
export const stopWords =
  'a au aux avec ce ces cet cette d dans de des du elle en et il ils je l la le les leur leurs lui mais me mes mon ma ne nos notre nous on ou par pas pour qu que qui sa se ses sont sur ta te tes un une vos votre vous y';

/** Ordinary words: the entries of a hunspell dictionary without the rules behind them. */
export const readOrdinaryWords = async (): Promise<string[]> => {
  const dictionary = await readWordList('dictionary-fr', 'index.dic');
  return dictionary.match(/^\p{L}+/gmu) ?? [];
};

/** What an ordinary word may end in beside. */
export const endings = ['s', 'x', 'e', 'es'];

/** What French is known by among the shop's languages. */
export const letters = /[àâèéêëîïôùûœ]|\b(?:qu|[cdjlmnst])['’]/u;

/** French names the thing first. */
export const headIsFirst = true;

/** What comes near enough to be shown where a shop has none of the others. */
export const relatedGoods = [
  ['pantalon', 'jean', 'chino', 'legging'],
  ['veste', 'manteau', 'parka', 'blazer'],
  ['gilet', 'pull'],
  ['enceinte', 'radio'],
  ['écouteurs', 'casque'],
  ['couette', 'parure de lit', 'couverture'],
  ['iphone', 'smartphone'],
  ['ipad', 'tablette tactile', 'ordinateur portable'],
  ['macbook', 'ordinateur portable'],
  ['airpods', 'casque'],
];

/** What a word for several kinds of goods means first: those goods, and behind them the words. */
export const meantFirst = [
  ['smartphone', 'téléphone'],
  ['suspension', 'lampe'],
];

/** What a word for one kind of goods means as well, behind these: those goods, and the words. */
export const meantBehind = [['ampoule led', 'lampe']];
