/** The colours that a theme may set, in hex. What they are for: web/styles/tokens.css. */
export const COLOURS = [
  'canvas',
  'surface',
  'band',
  'raised',
  'ink',
  'ink-soft',
  'ink-faint',
  'line',
  'edge',
  'primary',
  'primary-hover',
  'on-primary',
  'accent',
  'sale',
  'danger',
  'success',
  'warning',
  'star',
] as const;
export type Colour = (typeof COLOURS)[number];

/** Corners, from fields to large tiles. */
export const RADII = ['sm', 'md', 'lg', 'xl'] as const;
/** Sizes of text, from captions to the largest headings. */
export const TEXT_SIZES = ['xs', 'sm', 'base', 'lg', 'xl', '2xl', '3xl', '4xl'] as const;

/** A font of the shop's own, a file in WOFF2 from the folder of the configuration. */
export type Font = {
  file: string;
  /** 400, or `100 900` for a variable one. */
  weight?: string;
  style?: 'normal' | 'italic';
  /** The letters that it has, as CSS's `unicode-range`; it is loaded only where they are shown. */
  range?: string;
};

/** How the shop looks, where it is to look other than Souk. */
export type Theme = {
  light?: Partial<Record<Colour, string>>;
  dark?: Partial<Record<Colour, string>>;
  /** Pixels. */
  radius?: Partial<Record<(typeof RADII)[number], number>>;
  /** In rem: 1 is what the visitor has set, 16 pixels as a rule. */
  text?: Partial<Record<(typeof TEXT_SIZES)[number], number>>;
  /** Tried before the fonts of the system, in this order. */
  fonts?: readonly Font[];
  /** A picture in place of the arch and the name: SVG, PNG or WebP. `dark` is for the dark scheme. */
  logo?: { file: string; dark?: string };
};
