/** A material's colours from its deepest shade to its highlight. */
export type Ramp = readonly [shade: string, base: string, light: string];

/** Colours of products: what is painted, and (the base) the swatch of the colour. */
export const RAMPS = {
  black: ['#0c0c10', '#2b2b31', '#82828c'],
  white: ['#aeaaa6', '#e6e3df', '#ffffff'],
  grey: ['#4a4c52', '#8b8e96', '#dcdee2'],
  silver: ['#74777f', '#b9bcc4', '#f5f6f8'],
  navy: ['#0c1430', '#26355f', '#7c8fc0'],
  blue: ['#1b3052', '#4b668e', '#b2c5de'],
  sky: ['#4d7f9c', '#8fbfd8', '#e4f3fa'],
  teal: ['#0b3b40', '#2f7c80', '#a5d6d4'],
  green: ['#14361f', '#3f7a4c', '#add8b0'],
  sage: ['#56684f', '#99ab8d', '#e3ebdb'],
  olive: ['#33351a', '#6f7140', '#c8c99a'],
  sand: ['#8a7556', '#cdb592', '#f6ead6'],
  beige: ['#96866f', '#d9cab4', '#fbf4e8'],
  brown: ['#33200f', '#74502f', '#cfa981'],
  terracotta: ['#6b2a17', '#bd6343', '#f0b79d'],
  red: ['#5e0d13', '#b52b32', '#f19a96'],
  burgundy: ['#2c0711', '#6d1f33', '#c3808f'],
  rose: ['#8f5358', '#d39a9c', '#fae3e1'],
  pink: ['#8a3558', '#d77b9c', '#fbd5e1'],
  lilac: ['#655682', '#ab9cc8', '#ece5f7'],
  purple: ['#28124a', '#5d3a96', '#bda4e4'],
  yellow: ['#8b6a0d', '#e2bb3c', '#fdf1bc'],
  orange: ['#7a3408', '#d97a2b', '#fbd0a0'],
  gold: ['#5f4518', '#bb9550', '#f6e3b4'],
} as const satisfies Record<string, Ramp>;

export type Colour = keyof typeof RAMPS;

export const isColour = (name: string): name is Colour => Object.hasOwn(RAMPS, name);

/** A studio's walls: hue in degrees, saturation and lightness in percent. */
export type Tone = readonly [hue: number, saturation: number, lightness: number];

export const TONES = {
  stone: [36, 14, 90],
  linen: [34, 34, 91],
  sand: [38, 40, 89],
  clay: [20, 38, 88],
  blush: [8, 48, 92],
  rose: [345, 38, 92],
  lilac: [268, 32, 93],
  mist: [214, 26, 91],
  sky: [204, 44, 91],
  sea: [182, 28, 89],
  mint: [152, 28, 90],
  sage: [96, 18, 88],
  lime: [72, 30, 89],
  butter: [46, 62, 90],
  ash: [240, 6, 91],
} as const satisfies Record<string, Tone>;

export type ToneName = keyof typeof TONES;

type Rgb = readonly [number, number, number];

export const rgbOf = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

/** A pale wall that goes with a product of this colour. */
export const toneOf = (colour: Colour): Tone => {
  const [r, g, b] = rgbOf(RAMPS[colour][1]).map((part) => part / 255) as [number, number, number];
  const most = Math.max(r, g, b);
  const spread = most - Math.min(r, g, b);
  if (spread < 0.06) return colour === 'white' ? [30, 12, 84] : [230, 7, 90];
  const sector =
    most === r
      ? ((g - b) / spread + 6) % 6
      : most === g
        ? (b - r) / spread + 2
        : (r - g) / spread + 4;
  return [Math.round(sector * 60), Math.round(16 + spread * 30), 90];
};

/** `hsl()` of a tone, lighter or darker by `lift` percent and more or less vivid by `vivid`. */
export const shade = ([hue, saturation, lightness]: Tone, lift = 0, vivid = 1): string =>
  `hsl(${hue},${Math.round(saturation * vivid)}%,${Math.min(99, Math.max(4, lightness + lift))}%)`;

/** The same as `#rrggbb`, after the definition of CSS Color 4. */
export const hexOf = ([hue, saturation, lightness]: Tone): string => {
  const light = lightness / 100;
  const chroma = (saturation / 100) * Math.min(light, 1 - light);
  const channel = (place: number): string => {
    const at = (place + hue / 30) % 12;
    const value = light - chroma * Math.max(-1, Math.min(at - 3, 9 - at, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
};
