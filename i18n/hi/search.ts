/** Words that say nothing about a product, folded: db/search/search-words.ts says which. */
export const stopWords =
  'का के की को में से पर और है हैं था थी थे एक यह वह ये वे इस उस कि जो तो ही भी ने तक या लिए साथ अपने अपनी अपना हो';

/** Devanagari: whatever else is written in it is read as Hindi. */
export const script = /\p{Script=Devanagari}/u;

/** Behind these a title says what the thing comes with. */
export const headEnds = 'और';
