const SHORTEST = 3;

/** In this order: case, possessive, plural, possessive under the plural. Vowels are folded. */
const ENDINGS: RegExp[] = [
  /(?:[nd]?[dt][ae]n|[dt][ae]|n[iu]n)$/,
  /(?:s[iu]|[iu])$/,
  /l[ae]r$/,
  /[iu]$/,
];

const strip = (word: string, ending: RegExp): string => {
  const rest = word.replace(ending, '');
  return rest.length >= SHORTEST ? rest : word;
};

/** kitap, kitabı: the last consonant softens before a vowel. */
const harden = (word: string): string =>
  word.replace(/g$/, 'k').replace(/b$/, 'p').replace(/d$/, 't');

/**
 * Light stemming of a Turkish word whose letters are folded (ı to i, ğ to g, ş to s): it does not
 * matter whether the shopper's keyboard has the letters. Only endings that nouns of a catalogue
 * carry: plural, possessive, the commonest cases.
 */
export const turkishStem = (word: string): string => {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  return harden(ENDINGS.reduce(strip, word));
};
