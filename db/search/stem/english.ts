import { stemmer } from '@orama/stemmers/english';

/** What Porter's rules get wrong and catalogues are full of. */
const IRREGULAR: Record<string, string> = {
  men: 'man',
  mens: 'man',
  women: 'woman',
  womens: 'woman',
  children: 'child',
  childrens: 'child',
  knives: 'knife',
  shelves: 'shelf',
  scarves: 'scarf',
  leaves: 'leaf',
  wolves: 'wolf',
  halves: 'half',
  feet: 'foot',
  teeth: 'tooth',
  mice: 'mouse',
  geese: 'goose',
  batteries: 'battery',
  news: 'news',
};

/** Porter's stem of a folded English word, with the irregular plurals of a catalogue. */
export const englishStem = (word: string): string => {
  const singular = Object.hasOwn(IRREGULAR, word) ? (IRREGULAR[word] ?? word) : word;
  return singular === 'news' || singular.length < 3 ? singular : stemmer(singular);
};
