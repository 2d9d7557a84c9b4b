import { BLACK, mix, parseHex, readable, WHITE, type Rgb } from '#contract/catalogue/colour.ts';

/** The primary colour where the settings name none; the style sheet's tokens are made for it. */
const DEFAULT_PRIMARY = '#470096';

/** The dark scheme's canvas, as in styles/tokens.css. */
const DARK_CANVAS: Rgb = [17, 16, 20];

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
