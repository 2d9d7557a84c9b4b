/** The primary colour where the settings name none; the style sheet's tokens are made for it. */
const DEFAULT_PRIMARY = '#470096';

type Rgb = readonly [number, number, number];

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
/** The dark scheme's canvas, as in styles/tokens.css. */
const DARK_CANVAS: Rgb = [17, 16, 20];
/** WCAG AA for text. */
const READABLE = 4.5;

const parseHex = (text: string): Rgb | undefined => {
  const match = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim());
  if (!match?.[1]) return undefined;
  const hex = match[1].length === 3 ? match[1].replace(/./g, '$&$&') : match[1];
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [channel(0), channel(2), channel(4)];
};

const luminance = (colour: Rgb): number => {
  const [red, green, blue] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: Rgb, other: Rgb): number => {
  const [high, low] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [
    number,
    number,
  ];
  return (high + 0.05) / (low + 0.05);
};

const mix = (from: Rgb, to: Rgb, share: number): Rgb =>
  from.map((channel, at) =>
    Math.round(channel + ((to[at] ?? channel) - channel) * share),
  ) as unknown as Rgb;

/** The nearest mixture of `colour` with `towards` that can be read on `ground`. */
const readable = (colour: Rgb, towards: Rgb, ground: Rgb, wanted = READABLE): Rgb => {
  for (let share = 0; share < 1; share += 0.04) {
    const mixed = mix(colour, towards, share);
    if (contrast(mixed, ground) >= wanted) return mixed;
  }
  return towards;
};

const css = ([red, green, blue]: Rgb) => `rgb(${red} ${green} ${blue})`;

/**
 * The shop's colour as CSS, in a light and a dark form that can be read whatever was set. Empty for
 * the default colour, which the style sheet has, and for a text that is no colour (no injection).
 */
export const themeCss = (primary: string, hover: string): string => {
  const brand = parseHex(primary);
  if (!brand || primary.trim().toLowerCase() === DEFAULT_PRIMARY) return '';
  const light = readable(brand, BLACK, WHITE);
  const lightHover = readable(parseHex(hover) ?? mix(light, BLACK, 0.2), BLACK, WHITE);
  const dark = readable(brand, WHITE, DARK_CANVAS, 6.5);
  const darkHover = mix(dark, WHITE, 0.25);
  const rule = (colour: Rgb, hovered: Rgb) =>
    `:root{--primary:${css(colour)};--primary-hover:${css(hovered)}}`;
  return `${rule(light, lightHover)}@media screen and (prefers-color-scheme:dark){${rule(dark, darkHover)}}`;
};
