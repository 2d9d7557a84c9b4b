import { Hono } from 'hono';
import type { Context } from 'hono';
import { diskPictures } from '#extend/disk-pictures.ts';
import type { PictureStore } from '#extend/shop.ts';
import { answerBytes } from './answer.ts';
import { contentTypeOf } from './encode.ts';
import { QueueFullError } from './job-queue.ts';
import { createPictures } from './pictures.ts';
import type { Problem } from './pictures.ts';
import { findSize, hasAvif } from './sizes.ts';

type Options = {
  dataDir: string;
  /** Where the operator's own pictures are; without it `<dataDir>/media/originals`. */
  originals?: PictureStore | undefined;
  /** How much of the disk made pictures may take, bytes. */
  mostBytes: number;
  onProblem?: (problem: Problem) => void;
};

const CACHE_CONTROL = 'public, max-age=31536000, immutable';
/** A smaller one is being made: whoever comes back tomorrow may have it. */
const KEPT_A_DAY = 'public, max-age=86400';

/** Whether the browser says that it reads AVIF; `;q=0` would say that it does not. */
const takesAvif = (accept: string | undefined): boolean =>
  /(^|,)\s*image\/avif\s*(,|;(?!\s*q=0(\.0*)?\s*(,|$))|$)/i.test(accept ?? '');

const noSuchPicture = (c: Context): Response =>
  c.text('There is no such picture.', 404, { 'cache-control': 'public, max-age=60' });

/**
 * The shop's pictures: `GET /{size}/{key}` below where it is mounted, for a fixed list of widths and
 * `share`, the frame of shared links. A picture is drawn or shrunk when somebody first asks for it
 * and kept under `<dataDir>/media/made`; the operator's own are in `originals`. A
 * disk that takes nothing is reported, and pictures still come.
 */
export const createMedia = (options: Options): Hono => {
  const { dataDir, originals = diskPictures(dataDir), mostBytes, onProblem = () => {} } = options;
  const find = createPictures({ dataDir, originals, mostBytes, onProblem });
  const app = new Hono();
  app.get('/:size/:key{.+}', async (c) => {
    const { key } = c.req.param();
    const size = findSize(c.req.param('size'));
    if (!size) return noSuchPicture(c);
    const picture = await find({ size, key, avif: takesAvif(c.req.header('accept')) });
    if (!picture) return noSuchPicture(c);
    const { bytes, better } = picture;
    return answerBytes(c, bytes, {
      'content-type': contentTypeOf(bytes),
      'cache-control': better ? KEPT_A_DAY : CACHE_CONTROL,
      ...(hasAvif(size) && { vary: 'Accept' }),
    });
  });
  app.onError((error, c) => {
    if (!(error instanceof QueueFullError)) throw error;
    const headers = { 'cache-control': 'no-store', 'retry-after': '2' };
    return c.text('Too many pictures are being made. Please try again in a moment.', 503, headers);
  });
  return app;
};
