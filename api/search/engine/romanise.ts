import { type Alphabet, ALPHABETS, type Spellings } from '#api/search/engine/alphabets.ts';

/** The vowels that may stand before a sound, or at the end of a word, and the consonants' letters. */
type Sounds = { consonants: string; vowels: string[] };

const VOWELS = 'aiu';

/** The alphabet that a folded word is written in; undefined for Latin letters and all others. */
const alphabetOf = (folded: string): Alphabet | undefined =>
  ALPHABETS.find(([letters]) => letters.test(folded))?.[1];

/** The sign that takes the inherent vowel away. */
const VIRAMA = '\u{94d}';
/** What a consonant's own a is written as: it may be heard or not. */
const SILENT = '.';
/** An ain or a hamza, which is heard as the vowel that it begins with. */
const GLOTTAL = /[عء]/u;
const MATRA = /[\u{93e}-\u{94c}\u{94d}]/u;
const LABIAL = /[पफबभम]/u;
const ANUSVARA = '\u{902}';

const soundOf = (letters: readonly string[], at: number, { letters: sounds }: Alphabet): string =>
  letters[at] === ANUSVARA && LABIAL.test(letters[at + 1] ?? '')
    ? 'm'
    : (sounds[letters[at] ?? ''] ?? '');

/**
 * A word of another script as it sounds: consonants with the vowels that are written. The Arabic article
 * goes, and a final h is the feminine ending.
 */
const soundsOfWord = (folded: string, alphabet: Alphabet): string => {
  const letters = [...folded.replace(/^ال(?=.{3})/u, '').replace(/ه$/u, 'ا')];
  return letters
    .map((letter, at) => {
      if (at === 0 && GLOTTAL.test(letter)) return SILENT;
      const sound = letter === VIRAMA ? '' : soundOf(letters, at, alphabet);
      const next = letters[at + 1] ?? '';
      const isConsonant = sound !== '' && !VOWELS.includes(sound) && letter !== ANUSVARA;
      const isSilent = alphabet.hasInherentVowel && isConsonant && !MATRA.test(next);
      return isSilent ? sound + SILENT : sound;
    })
    .join('');
};

/** A word in Latin letters as it sounds to whoever writes the script. */
const soundsOfLatin = (folded: string, spellings: Spellings): string => {
  let sounds = '';
  for (let at = 0; at < folded.length;) {
    const spelling = spellings.find(([letters]) => folded.startsWith(letters, at));
    const [letters, sound] = spelling ?? [folded.charAt(at), folded.charAt(at)];
    sounds += sound;
    at += letters.length;
  }
  return sounds;
};

/** Sounds in parts: doubled consonants are one, a breath at the end is not heard. */
const partsOf = (sounds: string): Sounds => {
  const vowels: string[] = [''];
  let consonants = '';
  for (const sound of sounds.replace(/(?<=[aiu])h$/, '')) {
    if (VOWELS.includes(sound) || sound === SILENT) {
      const before = vowels.at(-1) ?? '';
      if (!before.endsWith(sound)) vowels[vowels.length - 1] = before + sound;
    } else if (!consonants.endsWith(sound) || vowels.at(-1) !== '') {
      consonants += sound;
      vowels.push('');
    }
  }
  return { consonants, vowels };
};

/**
 * Whether vowels as typed may stand for those of the word: a short one is not written in Arabic, a
 * diphthong is often written as its second half alone. None is left out at the beginning: `iphone` is no فنية.
 */
const isVowel = (written: string, typed: string, place: 'begin' | 'inside' | 'end'): boolean => {
  const heard = written.replaceAll(SILENT, '');
  if (place === 'begin' && heard === '') return typed.length < (written === SILENT ? 2 : 1);
  if (written === SILENT) return typed === '' || typed === 'a';
  if (heard === '') return typed.length < 2;
  if (place === 'end') return typed !== '' || heard.length === 1;
  return typed === heard || typed === `a${heard}` || `a${typed}` === heard;
};

const soundAlike = (written: Sounds, typed: Sounds): boolean =>
  written.vowels.every((vowels, at) => {
    const isEnd = at === written.vowels.length - 1;
    const place = at === 0 ? 'begin' : isEnd ? 'end' : 'inside';
    return isVowel(vowels, typed.vowels[at] ?? '', place);
  });

const SHORTEST = 4;

/** Too little is heard of short words to tell them from others. */
const isLongEnough = (typed: string, { consonants, vowels }: Sounds): boolean =>
  consonants !== '' && (typed.length >= SHORTEST || consonants.length + vowels.join('').length > 2);

/** A letter three times in a row, or a word without a vowel or a digit heard as a letter, is how nobody spells. */
const isSpelt = (typed: string): boolean => /[aeiouy\d]/.test(typed) && !/(.)\1\1/.test(typed);

const readingsOf = (typed: string, { spellings, otherSpellings }: Alphabet): Sounds[] =>
  [spellings, [...otherSpellings, ...spellings]]
    .map((all) => partsOf(soundsOfLatin(typed, all)))
    .filter((sounds) => isSpelt(typed) && isLongEnough(typed, sounds));

/** So many consonants have to be the same where a name's vowels are another language's. */
const NAMED = 3;

/** Finds words across scripts by how they sound. */
export type Romanised = {
  /** The words of other scripts that `typed`, in Latin letters, may be; all folded. */
  written: (typed: string) => string[];
  /** The names in Latin letters that `typed`, in another script, may be. */
  named: (typed: string) => string[];
};

const add = (known: Map<string, string[]>, key: string, word: string): void => {
  const words = known.get(key);
  if (words) words.push(word);
  else known.set(key, [word]);
};

/**
 * One romanisation of each word in another script, and of each name as each script hears it, by
 * their consonants: these are spelt alike, vowels are compared after. Takes folded words.
 */
export const createRomanised = (words: Iterable<string>, names: Iterable<string>): Romanised => {
  const heard = ALPHABETS.map(([, alphabet]) => ({
    alphabet,
    words: new Map<string, string[]>(),
    names: new Map<string, string[]>(),
  }));
  for (const word of words) {
    const own = alphabetOf(word);
    const known = heard.find(({ alphabet }) => alphabet === own);
    if (own && known) add(known.words, partsOf(soundsOfWord(word, own)).consonants, word);
  }
  for (const name of names)
    for (const { alphabet, names: known } of heard)
      add(known, partsOf(soundsOfLatin(name, alphabet.spellings)).consonants, name);
  return {
    written: (typed) =>
      heard.flatMap(({ alphabet, words: known }) => [
        ...new Set(
          readingsOf(typed, alphabet).flatMap((sounds) =>
            (known.get(sounds.consonants) ?? []).filter((word) =>
              soundAlike(partsOf(soundsOfWord(word, alphabet)), sounds),
            ),
          ),
        ),
      ]),
    named: (typed) => {
      const own = alphabetOf(typed);
      const known = heard.find(({ alphabet }) => alphabet === own);
      if (!own || !known) return [];
      const sounds = partsOf(soundsOfWord(typed, own));
      const found = known.names.get(sounds.consonants) ?? [];
      return sounds.consonants.length >= NAMED
        ? found
        : found.filter((name) => soundAlike(sounds, partsOf(soundsOfLatin(name, own.spellings))));
    },
  };
};
