import { Hono } from 'hono';
import { isLanguageCode } from '#i18n/languages.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { diskPictures } from '#extend/disk-pictures.ts';
import type { PictureStore } from '#extend/shop.ts';
import { answerBytes } from './answer.ts';
import { drawIcon, drawShareCard, fitIcon, icoOf, iconSvg, wrapIcon } from './draw-shop-icon.ts';
import type { Cut, Identity } from './draw-shop-icon.ts';
import { findDraw } from './resize.ts';

type Options = {
  dataDir: string;
  /** Where the operator's own pictures are; without it `<dataDir>/media/originals`. */
  originals?: PictureStore | undefined;
  /** The shop's name and colour now. */
  identify: (language: LanguageCode) => Promise<Identity>;
};

/** The key of an original that takes the place of the drawn icon. */
const OWN_ICON = 'icon.png';
const OWN_SIDE = 512;

/** The name may change, and the addresses stay the same. */
const CACHE_CONTROL = 'public, max-age=86400';

const ICO_SIDES = [16, 32, 48];
const ICONS: Record<string, { side: number; cut: Cut }> = {
  '/apple-touch-icon.png': { side: 180, cut: 'full' },
  '/media/shop/icon-192.png': { side: 192, cut: 'none' },
  '/media/shop/icon-512.png': { side: 512, cut: 'none' },
  '/media/shop/icon-maskable.png': { side: 512, cut: 'full' },
};

/**
 * The pictures of the shop itself: `/favicon.ico`, `/favicon.svg`, the icons of the installed shop,
 * and `/media/shop/share-{language}.jpg`, what links to it show.
 */
export const createShopIcons = (options: Options): Hono => {
  const { dataDir, originals = diskPictures(dataDir), identify } = options;
  const app = new Hono();
  /** A few pictures of the shop as it is; a shop that changes its name begins anew. */
  let known = new Map<string, Promise<Buffer>>();
  let knownAs = '';

  const remember = (identity: string, name: string, make: () => Promise<Buffer>) => {
    if (identity !== knownAs) known = new Map();
    knownAs = identity;
    const made = known.get(name) ?? make();
    known.set(name, made);
    made.catch(() => known.delete(name));
    return made;
  };

  const findOwn = async (): Promise<Buffer | undefined> => {
    const draw = await findDraw(originals, OWN_ICON);
    return draw && (await draw(OWN_SIDE)).png().toBuffer();
  };

  const drawPng = async (colour: string, side: number, cut: Cut): Promise<Buffer> => {
    const own = await findOwn();
    const icon = own ? fitIcon(own, side, cut) : drawIcon(colour, side, cut);
    return icon.png({ compressionLevel: 9 }).toBuffer();
  };

  const colourNow = async (): Promise<string> => (await identify('en')).colour;

  for (const [path, { side, cut }] of Object.entries(ICONS)) {
    app.get(path, async (c) => {
      const colour = await colourNow();
      const png = await remember(colour, path, () => drawPng(colour, side, cut));
      return answerBytes(c, png, { 'content-type': 'image/png', 'cache-control': CACHE_CONTROL });
    });
  }

  app.get('/favicon.ico', async (c) => {
    const colour = await colourNow();
    const ico = await remember(colour, 'ico', async () =>
      icoOf(
        await Promise.all(
          ICO_SIDES.map(async (side) => ({ side, png: await drawPng(colour, side, 'none') })),
        ),
      ),
    );
    return answerBytes(c, ico, { 'content-type': 'image/x-icon', 'cache-control': CACHE_CONTROL });
  });

  app.get('/favicon.svg', async (c) => {
    const colour = await colourNow();
    const text = await remember(colour, 'svg', async () => {
      const own = await findOwn();
      const svg = own ? wrapIcon(await fitIcon(own, 64, 'none').png().toBuffer()) : iconSvg(colour);
      return Buffer.from(svg);
    });
    return answerBytes(c, text, {
      'content-type': 'image/svg+xml',
      'cache-control': CACHE_CONTROL,
    });
  });

  app.get('/media/shop/:file{share-[a-z]+\\.jpg}', async (c, next) => {
    const code = c.req.param('file').slice('share-'.length, -'.jpg'.length);
    if (!isLanguageCode(code)) return next();
    const identity = await identify(code);
    const card = await remember(identity.colour, `${code}/${identity.name}`, () =>
      drawShareCard(identity),
    );
    return answerBytes(c, card, { 'content-type': 'image/jpeg', 'cache-control': CACHE_CONTROL });
  });

  return app;
};
