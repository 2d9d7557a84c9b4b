/** Words that say nothing about a product, folded: db/search/search-words.ts says which. */
export const stopWords =
  'في من علي الي عن مع هذا هذه ذلك تلك التي الذي او ثم ان كل بين كما لا ما هو هي و ب ل';

/** Arabic's own letters: whatever else is written in them is read as Arabic. */
export const script = /\p{Script=Arabic}/u;

/** Arabic names the thing first. */
export const headIsFirst = true;

/** What comes near enough to be shown where a shop has none of the others. */
export const relatedGoods = [
  ['بنطلون', 'جينز'],
  ['جاكيت', 'معطف'],
  ['مكبر صوت', 'راديو'],
  ['آيفون', 'iphone', 'هاتف ذكي'],
  ['آيباد', 'ipad', 'لابتوب'],
  ['ماك بوك', 'macbook', 'لابتوب'],
  ['airpods', 'سماعات'],
];

/** What a word for several kinds of goods means first: those goods, and behind them the words. */
export const meantFirst = [['هاتف ذكي', 'هاتف', 'تلفون', 'تليفون']];

/** What a word for one kind of goods means as well, behind these: those goods, and the words. */
export const meantBehind = [['مصباح', 'لمبة']];
