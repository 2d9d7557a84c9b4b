import type { Brand } from '#demo/brands.ts';
import type { Colour } from '#demo/pictures/colours.ts';
import { RAMPS } from '#demo/pictures/colours.ts';
import type { LogoStyle } from '#demo/pictures/brand-logo.ts';
import type { Face } from '#demo/pictures/print/typeface.ts';
import { capitalised } from '#demo/text.ts';
import type { Layout } from './layouts.ts';
import { band, beside, frame, full, plain, slant, split, stripes } from './layouts.ts';
import type { Inks, MotifName } from './motifs.ts';
import { MOTIF } from './motifs.ts';
import { drawPuzzle } from './puzzle.ts';

/** What kinds of products have a label: what is drawn on it, and a line that is true of all of them. */
const LABELS: Readonly<Record<string, readonly [MotifName, string]>> = {
  'coffee-beans': ['bean', 'Whole beans'],
  'olive-oil': ['olive', 'Cold pressed'],
  honey: ['bee', 'From the beekeeper'],
  rice: ['rice', 'Long grain'],
  cookies: ['cookie', 'Oven-baked'],
  peanuts: ['peanut', 'Crisp and fresh'],
  chocolate: ['bars', 'Fine chocolate'],
  juice: ['orange', 'Pressed fruit'],
  shampoo: ['sprig', 'For hair and scalp'],
  'body-lotion': ['flower', 'For soft skin'],
  'face-serum': ['drop', 'A few drops a day'],
  'day-cream': ['flower', 'Face care'],
  sunscreen: ['sun', 'UVA and UVB'],
  'pain-relief': ['capsule', 'Film-coated tablets'],
  'allergy-tablets': ['flower', 'Against hay fever'],
  'cough-syrup': ['sprig', 'Soothes dry coughs'],
  'vitamin-d': ['sun', 'Food supplement'],
  'vitamin-c': ['orange', 'Food supplement'],
  'omega-3': ['fish', 'Food supplement'],
  plasters: ['plaster', 'For small wounds'],
  toothpaste: ['tooth', 'Daily care'],
  'dog-food': ['bone', 'Complete food for dogs'],
  'baby-lotion': ['sprout', 'Unscented'],
  'fruit-puree': ['pear', 'Nothing but fruit'],
  seedlings: ['sprout', 'Seeds to sow'],
  'tulip-bulbs': ['tulip', 'Plant in autumn'],
};

const WIDTH = 600;
/** From which aspect a label counts as wide. */
const WIDE = 1.45;

const UPRIGHT: readonly Layout[] = [band, full, frame, split, plain];
const ACROSS: readonly Layout[] = [beside, slant, stripes];

/** In which face the packs of a brand say its name. */
const FACES: Readonly<Record<LogoStyle, Face>> = {
  hairline: 'sans',
  heavy: 'bold',
  rounded: 'bold',
  slab: 'text',
  fast: 'italic',
  narrow: 'sans',
  roundel: 'bold',
  crest: 'display',
  hexagon: 'bold',
  arch: 'display',
  leaf: 'italic',
  paw: 'bold',
  stencil: 'bold',
  split: 'display',
};

const PAPERS = ['#fbf6ea', '#fffdf8', '#f6efe0'] as const;

/** In which no word can be read on paper. */
const PALE: ReadonlySet<Colour> = new Set([
  'white',
  'yellow',
  'sand',
  'sky',
  'lilac',
  'sage',
  'rose',
  'gold',
  'silver',
]);
const GREY_INK = '#43444a';

const inksOf = (colour: Colour, number: number): Inks => {
  const [dark, base, light] = RAMPS[colour];
  const paper = PAPERS[number % PAPERS.length] ?? PAPERS[0];
  if (colour === 'white')
    return { dark: GREY_INK, base, light, paper, strong: GREY_INK, over: GREY_INK };
  const isPale = PALE.has(colour);
  return { dark, base, light, paper, strong: isPale ? dark : base, over: isPale ? dark : paper };
};

/** What is on the front of a pack, undefined where it has no label. */
export const labelOf = (
  type: string,
  {
    name,
    number,
    brand,
    colour,
  }: { name: string; number: number; brand: Brand; colour: Colour | null },
): ((aspect: number) => string) | undefined => {
  const inks = inksOf(colour ?? brand.colour, number);
  const words = { brand: brand.name.en, name: capitalised(name, 'en'), face: FACES[brand.logo] };
  const [motif, line] = LABELS[type] ?? [];
  if (type !== 'jigsaw' && !motif) return undefined;
  return (aspect) => {
    const height = Math.round(WIDTH / aspect);
    const field = { width: WIDTH, height, inks };
    const layouts = aspect > WIDE ? ACROSS : UPRIGHT;
    const layout = layouts[number % layouts.length] ?? band;
    const inner = motif
      ? layout({ ...words, line: line ?? '' }, { ...field, motif: MOTIF[motif] })
      : drawPuzzle(words, field, number);
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}">${inner}</svg>`;
  };
};
