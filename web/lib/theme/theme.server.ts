import { contrast, parseHex, READABLE, type Rgb } from '#contract/colour.ts';

/** The primary colour where the settings name none; the style sheet's tokens are made for it. */
const DEFAULT_PRIMARY = '#470096';

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
/** The dark scheme's canvas, as in styles/tokens.css. */
const DARK_CANVAS: Rgb = [17, 16, 20];

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
