import { contrast, parseHex, READABLE, VISIBLE } from '#contract/catalogue/colour.ts';
import type { Colour, Theme } from './theme.ts';

type Palette = Readonly<Record<Colour, string>>;

/** What Souk looks like without a theme, as in web/styles/tokens.css. */
export const PALETTES: { light: Palette; dark: Palette } = {
  light: {
    canvas: '#fff',
    surface: '#f6f5f8',
    band: '#faf5ee',
    raised: '#fff',
    ink: '#18151d',
    'ink-soft': '#57525f',
    'ink-faint': '#6c6775',
    line: '#e7e4ec',
    edge: '#8a8494',
    primary: '#470096',
    'primary-hover': '#5f17b8',
    'on-primary': '#fff',
    accent: '#a8480f',
    sale: '#b3203a',
    danger: '#b3261e',
    success: '#0f6b42',
    warning: '#8a5200',
    star: '#d99200',
  },
  dark: {
    canvas: '#111014',
    surface: '#1a181e',
    band: '#1e1a25',
    raised: '#211e27',
    ink: '#f4f2f7',
    'ink-soft': '#b9b4c2',
    'ink-faint': '#9d97a8',
    line: '#312d39',
    edge: '#777083',
    primary: '#bb9bf2',
    'primary-hover': '#cdb6f7',
    'on-primary': '#160c24',
    accent: '#eba66f',
    sale: '#ff8f9c',
    danger: '#ff9b93',
    success: '#72d6a4',
    warning: '#f0b45c',
    star: '#f3b63f',
  },
};

const GROUNDS = ['canvas', 'surface', 'raised', 'band'] as const;
const WORDS = [
  'ink',
  'ink-soft',
  'ink-faint',
  'primary',
  'accent',
  'sale',
  'danger',
  'success',
  'warning',
] as const;

/** Which colour stands on which, and how well it must be told from it. */
const PAIRS: readonly (readonly [colour: Colour, ground: Colour, wanted: number])[] = [
  ...WORDS.flatMap((word) => GROUNDS.map((ground) => [word, ground, READABLE] as const)),
  ['on-primary', 'primary', READABLE],
  ['on-primary', 'primary-hover', READABLE],
  ['edge', 'canvas', VISIBLE],
];

const contrastOf = (one: string, other: string): number => {
  const [first, second] = [parseHex(one), parseHex(other)];
  if (!first || !second) throw new Error('a colour of a theme is none');
  return contrast(first, second);
};

/**
 * The pairs of colours that WCAG AA calls hard to read and that the theme has a part in, a sentence
 * for each. Without a theme: those of Souk itself.
 */
export const findLowContrast = (theme: Theme | undefined): string[] =>
  (['light', 'dark'] as const).flatMap((scheme) => {
    const own: Theme['light'] = theme?.[scheme] ?? {};
    const palette = { ...PALETTES[scheme], ...own };
    return PAIRS.filter(([colour, ground]) => !theme || own[colour] || own[ground]).flatMap(
      ([colour, ground, wanted]) => {
        const found = contrastOf(palette[colour], palette[ground]);
        return found >= wanted
          ? []
          : [
              `theme.${scheme}: ${colour} (${palette[colour]}) on ${ground} (${palette[ground]}) has a contrast of ${found.toFixed(2)}; WCAG AA wants ${wanted}.`,
            ];
      },
    );
  });
