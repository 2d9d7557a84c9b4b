import { PALETTES } from '#extend/theme/palette.ts';
import type { Theme } from '#extend/theme/theme.ts';
import type { PageTheme } from '#web/lib/visit/context.server.ts';
import { logoWidth } from './theme-files.ts';
import type { ThemeFiles } from './theme-files.ts';

/** Pixels of the header; the logo is as wide as it is then. */
const LOGO_HEIGHT = 36;
/** The family that a theme's fonts make up together, tried before any other. */
const FAMILY = 'souk-own';

const declare = (prefix: string, values: object | undefined, unit = ''): string[] =>
  Object.entries(values ?? {}).map(([name, value]) => `--${prefix}${name}:${value}${unit}`);

const rule = (declarations: readonly string[]): string =>
  declarations.length > 0 ? `:root{${declarations.join(';')}}` : '';

/** As in web/styles/tokens.css: paper is white, whatever the screen is. */
const DARK = 'screen and (prefers-color-scheme:dark)';

/** The colours of one scheme leave those of the other as the style sheet has them. */
const inScheme = (media: string, colours: object | undefined): string => {
  const declared = rule(declare('', colours));
  return declared && `@media ${media}{${declared}}`;
};

const fontFaces = async ({ fonts = [] }: Theme, files: ThemeFiles): Promise<string> => {
  const faces = fonts.map(async ({ file, weight = '400', style = 'normal', range }, at) => {
    const { address } = await files.take(`theme.fonts[${at}].file`, file);
    const only = range ? `;unicode-range:${range}` : '';
    return `@font-face{font-family:${FAMILY};src:url(${address});font-weight:${weight};font-style:${style};font-display:swap${only}}`;
  });
  return (await Promise.all(faces)).join('');
};

const takeLogo = async ({ logo }: Theme, files: ThemeFiles): Promise<PageTheme['logo']> => {
  if (!logo) return undefined;
  const { address: src, bytes } = await files.take('theme.logo.file', logo.file);
  const width = await logoWidth('theme.logo.file', bytes, LOGO_HEIGHT);
  const dark = logo.dark ? await files.take('theme.logo.dark', logo.dark) : undefined;
  return { src, dark: dark?.address, width };
};

/**
 * The theme as the pages take it. Nothing in its CSS needs a quotation mark, which React would write
 * in another way than a style sheet reads it.
 */
export const readPageTheme = async (theme: Theme, files: ThemeFiles): Promise<PageTheme> => {
  const { light, dark, radius, text, fonts } = theme;
  const faces = await fontFaces(theme, files);
  const base = rule([
    ...declare('radius-', radius, 'px'),
    ...declare('text-', text, 'rem'),
    ...(fonts?.length ? [`--own-faces:${FAMILY},`] : []),
  ]);
  const canvas = [light?.canvas, dark?.canvas];
  return {
    css: faces + base + inScheme(`not ${DARK}`, light) + inScheme(DARK, dark),
    primary: light?.primary,
    canvas: canvas.some(Boolean)
      ? [canvas[0] ?? PALETTES.light.canvas, canvas[1] ?? PALETTES.dark.canvas]
      : undefined,
    logo: await takeLogo(theme, files),
  };
};
