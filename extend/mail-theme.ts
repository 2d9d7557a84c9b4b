import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { mix, parseHex, readable, toHex, WHITE, BLACK } from '#contract/catalogue/colour.ts';
import type { Settings } from '#db/settings.ts';
import type { MailColours, MailLogo, MailTheme } from '#jobs/mail/mail-theme.ts';
import { diskPictures } from './disk-pictures.ts';
import type { LoadedShop } from './load-shop.ts';
import { PALETTES } from './theme/palette.ts';

/** Pixels of a mail; the picture has twice as many, for fine screens. */
const LOGO_HEIGHT = 36;
const LOGO_WIDTH = 240;
const FINE = 2;
/** As well as the storefront has it in the dark. */
const DARK_CONTRAST = 6.5;

/** The shop's colour in both schemes: its theme's, else the setting's in a form that can be read. */
const primaries = ({ shop: { theme } }: LoadedShop, { primary_color: set }: Settings) => {
  const brand = parseHex(set);
  const isStandard = set.toLowerCase() === PALETTES.light.primary;
  const canvas = parseHex(theme?.dark?.canvas ?? PALETTES.dark.canvas) ?? BLACK;
  const own =
    brand && !isStandard
      ? {
          light: toHex(readable(brand, BLACK, WHITE)),
          dark: toHex(readable(brand, WHITE, canvas, DARK_CONTRAST)),
        }
      : { light: PALETTES.light.primary, dark: PALETTES.dark.primary };
  return {
    light: theme?.light?.primary ?? own.light,
    dark: theme?.dark?.primary ?? own.dark,
  };
};

/** What can be read on a colour of the shop's: white or nearly black. */
const onColour = (colour: string): string => {
  const parsed = parseHex(colour) ?? BLACK;
  return toHex(readable(WHITE, BLACK, parsed)) === '#ffffff'
    ? '#ffffff'
    : toHex(mix(parsed, BLACK, 0.9));
};

const coloursOf = (loaded: LoadedShop, scheme: 'light' | 'dark', primary: string): MailColours => {
  const own = loaded.shop.theme?.[scheme];
  return {
    ...PALETTES[scheme],
    ...own,
    primary,
    'on-primary': own?.['on-primary'] ?? onColour(primary),
  };
};

/** The picture as mail programs show it: a PNG, small, whatever the original is. */
const drawLogo = async (original: Buffer): Promise<MailLogo> => {
  const { data, info } = await sharp(original, { density: 300 })
    .resize({
      height: LOGO_HEIGHT * FINE,
      width: LOGO_WIDTH * FINE,
      fit: 'inside',
    })
    .png()
    .toBuffer({ resolveWithObject: true });
  const width = Math.max(1, Math.round(info.width / FINE));
  return { content: data, width, height: Math.max(1, Math.round(info.height / FINE)) };
};

type Options = {
  dataDir: string;
  /** A logo that cannot be drawn is left out. */
  onProblem: (error: unknown) => void;
};

/** Tells how the mails of a shop look: by its theme, its colour and its logo as they are set then. */
export const createMailTheme = (loaded: LoadedShop, { dataDir, onProblem }: Options) => {
  const { theme, pictures = diskPictures(dataDir) } = loaded.shop;
  const file = theme?.logo?.file;
  const known = new Map<string, Promise<MailLogo | undefined>>();

  const readOriginal = async (name: string): Promise<Buffer | undefined> =>
    file === undefined ? pictures.find(name) : readFile(resolve(loaded.folder, file));

  const draw = async (name: string): Promise<MailLogo | undefined> => {
    try {
      const original = await readOriginal(name);
      return original && (await drawLogo(original));
    } catch (error) {
      onProblem(error);
      return undefined;
    }
  };

  return async (settings: Settings): Promise<MailTheme> => {
    const primary = primaries(loaded, settings);
    const name = file ?? settings.header_logo ?? undefined;
    const logo = name === undefined ? undefined : (known.get(name) ?? draw(name));
    if (name !== undefined && logo && !known.has(name)) {
      known.clear();
      known.set(name, logo);
    }
    return {
      light: coloursOf(loaded, 'light', primary.light),
      dark: coloursOf(loaded, 'dark', primary.dark),
      logo: await logo,
    };
  };
};
