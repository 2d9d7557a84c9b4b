export type Spellings = readonly (readonly [letters: string, sound: string])[];

/** How the letters of a script sound: a consonant, a vowel (a, i or u), or nothing. */
export type Alphabet = {
  letters: Readonly<Record<string, string>>;
  /** How people write its sounds in Latin letters, the longest spellings first. */
  spellings: Spellings;
  /** How some of them are written beside. */
  otherSpellings: Spellings;
  /** A consonant carries a short a of its own. */
  hasInherentVowel: boolean;
};

const lettersOf = (sounds: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sounds).flatMap(([sound, letters]) =>
      [...letters].map((letter) => [letter, sound === '-' ? '' : sound]),
    ),
  );

/** Spellings that are read alike in every script: sch, ph, x; 2 and 3 are the hamza and the ain. */
const SPELLINGS: Spellings = [
  ['tsch', 'C'],
  ['sch', 'S'],
  ['sh', 'S'],
  ['ph', 'f'],
  ['ck', 'k'],
  ['qu', 'k'],
  ['x', 'ks'],
  ['q', 'k'],
  ['c', 'k'],
  ['e', 'i'],
  ['y', 'i'],
  ['o', 'u'],
];

/** Folded letters; what Arabic tells apart and Latin spellings do not is one sound. */
const ARABIC: Alphabet = {
  letters: lettersOf({
    b: 'بپ',
    t: 'تطث',
    j: 'جغگ',
    h: 'حه',
    x: 'خ',
    d: 'دض',
    z: 'ذزظژ',
    r: 'ر',
    s: 'سص',
    S: 'شچ',
    f: 'فڤ',
    k: 'قك',
    l: 'ل',
    m: 'م',
    n: 'ن',
    a: 'ا',
    u: 'وؤ',
    i: 'يئ',
    '-': 'عء',
  }),
  spellings: [
    ['kh', 'x'],
    ['gh', 'j'],
    ['th', 't'],
    ['dh', 'd'],
    ['ch', 'S'],
    ['dj', 'j'],
    ...SPELLINGS,
    ['2', ''],
    ['3', ''],
    ['5', 'x'],
    ['6', 't'],
    ['7', 'h'],
    ['8', 'k'],
    ['9', 's'],
    ['g', 'j'],
    ['p', 'b'],
    ['v', 'f'],
    ['w', 'u'],
  ],
  otherSpellings: [
    ['th', 'z'],
    ['dh', 'z'],
  ],
  hasInherentVowel: false,
};

/** Breath is not told apart (kh, dh), nor where the tongue is (ट, त); व is v or w. */
const DEVANAGARI: Alphabet = {
  letters: lettersOf({
    k: 'कख',
    g: 'गघ',
    n: 'ङञणनं',
    C: 'चछ',
    j: 'जझ',
    t: 'टठतथ',
    d: 'डढदध',
    p: 'प',
    f: 'फ',
    b: 'बभ',
    m: 'म',
    r: 'र',
    l: 'लळ',
    v: 'व',
    S: 'शष',
    s: 'स',
    h: 'ह',
    a: 'अआाऍॅ',
    i: 'इईिीएऐेैय',
    u: 'उऊुूओऔोौऑॉ',
    ri: 'ऋृ',
    '-': 'ः',
  }),
  spellings: [
    ['chh', 'C'],
    ['ch', 'C'],
    ['kh', 'k'],
    ['gh', 'g'],
    ['jh', 'j'],
    ['th', 't'],
    ['dh', 'd'],
    ['bh', 'b'],
    ...SPELLINGS,
    ['z', 'j'],
    ['w', 'v'],
  ],
  otherSpellings: [
    ['rh', 'd'],
    ['r', 'd'],
  ],
  hasInherentVowel: true,
};

export const ALPHABETS: readonly (readonly [RegExp, Alphabet])[] = [
  [/^[\p{Script=Arabic}]+$/u, ARABIC],
  [/^[\p{Script=Devanagari}]+$/u, DEVANAGARI],
];
