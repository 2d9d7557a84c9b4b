import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { Hono } from 'hono';
import sharp from 'sharp';
import { ShopError } from '#extend/shop-file.ts';

/** Where a theme's files are, by a name that changes with what they hold. */
export const THEME_FILES = '/theme';

const TYPES: Record<string, string> = {
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

const KEPT = 'public, max-age=31536000, immutable';
/** A drawing that is opened by itself runs and asks for nothing. */
const NOTHING = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

type ThemeFile = { bytes: Buffer; type: string };

/** Reads a theme's files, once, and answers them. */
export const createThemeFiles = (folder: string) => {
  const files = new Map<string, ThemeFile>();

  /** The address of a file and its bytes. Throws ShopError naming the field. */
  const take = async (field: string, file: string): Promise<{ address: string; bytes: Buffer }> => {
    const path = resolve(folder, file);
    const bytes = await readFile(path).catch((cause: unknown) => {
      throw new ShopError(`${field} cannot be read: ${(cause as Error).message}.`, { cause });
    });
    const ending = extname(file).toLowerCase();
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
    const name = `${hash}${ending}`;
    files.set(name, { bytes, type: TYPES[ending] ?? 'application/octet-stream' });
    return { address: `${THEME_FILES}/${name}`, bytes };
  };

  const app = new Hono();
  app.get('/:name', (c, next) => {
    const found = files.get(c.req.param('name'));
    if (!found) return next();
    return c.body(new Uint8Array(found.bytes), 200, {
      'content-type': found.type,
      'content-length': `${found.bytes.length}`,
      'cache-control': KEPT,
      'content-security-policy': NOTHING,
      'x-content-type-options': 'nosniff',
    });
  });
  return { take, app };
};

export type ThemeFiles = ReturnType<typeof createThemeFiles>;

/** How wide a logo is at a height, in pixels. Throws ShopError where it is no picture. */
export const logoWidth = async (field: string, bytes: Buffer, height: number): Promise<number> => {
  const size = await sharp(bytes)
    .metadata()
    .catch((cause: unknown) => {
      throw new ShopError(`${field} cannot be read as a picture.`, { cause });
    });
  return Math.max(1, Math.round((size.width / size.height) * height));
};
