import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { createPictures } from './pictures.ts';

type Options = {
  dataDir: string;
  onDiskError?: (error: unknown) => void;
};

const KEPT = 'public, max-age=31536000, immutable';

const etagOf = (bytes: Buffer): string =>
  `"${createHash('sha1').update(bytes).digest('base64url')}"`;

const holds = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false;

/**
 * The shop's pictures: `GET /{width}/{key}` below where it is mounted, for a fixed list of widths. A picture is drawn or
 * shrunk when somebody first asks for it and kept under `<dataDir>/media`; the operator's own lie
 * in `<dataDir>/media/originals`. A disk that takes nothing is reported, and pictures still come.
 */
export const createMedia = ({ dataDir, onDiskError = () => {} }: Options): Hono => {
  const find = createPictures({ dataDir, onDiskError });
  const app = new Hono();
  app.get('/:width{[0-9]+}/:key{.+}', async (c) => {
    const { width, key } = c.req.param();
    const bytes = await find(Number(width), key);
    if (!bytes)
      return c.text('There is no such picture.', 404, { 'cache-control': 'public, max-age=60' });
    const etag = etagOf(bytes);
    const headers = { 'cache-control': KEPT, etag, 'x-content-type-options': 'nosniff' };
    if (holds(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);
    return c.body(new Uint8Array(bytes), 200, {
      ...headers,
      'content-type': 'image/webp',
      'content-length': `${bytes.length}`,
    });
  });
  return app;
};
