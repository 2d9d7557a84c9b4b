import { readWordList } from '#i18n/read-word-list.ts';

/** Words that say nothing about a product, folded: db/search/search-words.ts says which. */
export const stopWords = 've ile icin bir bu o de da mi mu en cok ama veya ya gibi kadar ki ne her';

/**
 * Ordinary words: the entries of a hunspell dictionary that have rules behind them. The others, more
 * than half, are inflected forms.
 */
export const readOrdinaryWords = async (): Promise<string[]> => {
  const dictionary = await readWordList('dictionary-tr', 'index.dic');
  return dictionary.match(/^\p{L}+(?=\/)/gmu) ?? [];
};

/** What an ordinary word may end in beside, folded: plural, possessive, both. */
export const endings = ['lar', 'ler', 'i', 'u', 'si', 'su', 'lari', 'leri'];

/** What Turkish is known by among the shop's languages. */
export const letters = /[ığşöü]/u;

/** Behind these a title says what the thing comes with. */
export const headEnds = 've';

/** Colours, which titles without commas put behind the thing. */
export const headQualities =
  'siyah beyaz gri gumus altin kirmizi mavi lacivert yesil sari turuncu mor pembe kahverengi bej krem turkuaz seffaf orijinal yeni';

/** What comes near enough to be shown where a shop has none of the others. */
export const relatedGoods = [
  ['pantolon', 'kot'],
  ['ceket', 'mont', 'kaban', 'palto'],
  ['hoparlör', 'radyo'],
  ['yorgan', 'nevresim', 'battaniye'],
  ['iphone', 'akıllı telefon'],
  ['ipad', 'tablet bilgisayar', 'dizüstü bilgisayar'],
  ['macbook', 'dizüstü bilgisayar'],
  ['airpods', 'kulaklık'],
];

/** What a word for several kinds of goods means first: those goods, and behind them the words. */
export const meantFirst = [
  ['akıllı telefon', 'telefon'],
  ['karyola', 'yatak'],
];

/** What a word for one kind of goods means as well, behind these: those goods, and the words. */
export const meantBehind = [['led ampul', 'lamba']];
