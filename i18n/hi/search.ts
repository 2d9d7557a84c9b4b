/** Words that say nothing about a product, folded: db/search/search-words.ts says which. */
export const stopWords =
  'का के की को में से पर और है हैं था थी थे एक यह वह ये वे इस उस कि जो तो ही भी ने तक या लिए साथ अपने अपनी अपना हो';

/** Devanagari: whatever else is written in it is read as Hindi. */
export const script = /\p{Script=Devanagari}/u;

/** Behind these a title says what the thing comes with. */
export const headEnds = 'और';

/** Colours, which titles without commas put behind the thing, as db/search/normalise.ts folds them. */
export const headQualities =
  'काला काली सफेद ग्रे सिल्वर सुनहरा सुनहरी लाल नीला नीली हरा हरी पीला पीली नारंगी बैंगनी गुलाबी भूरा भूरी बेज पारदर्शी';

/** What comes near enough to be shown where a shop has none of the others. */
export const relatedGoods = [
  ['पैंट', 'जींस'],
  ['जैकेट', 'कोट'],
  ['स्पीकर', 'रेडियो'],
  ['आईफोन', 'iphone', 'स्मार्टफोन'],
  ['आईपैड', 'ipad', 'लैपटॉप'],
  ['मैकबुक', 'macbook', 'लैपटॉप'],
  ['airpods', 'हेडफोन'],
];

/** What a word for several kinds of goods means first: those goods, and behind them the words. */
export const meantFirst = [
  ['स्मार्टफ़ोन', 'फ़ोन'],
  ['उपन्यास', 'किताब'],
];

/** What a word for one kind of goods means as well, behind these: those goods, and the words. */
export const meantBehind = [['led बल्ब', 'लैंप']];
