import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { PictureStore } from '#extend/shop.ts';
import { encodeAvif, encodeFor } from './encode.ts';
import { createJobQueue, QueueFullError } from './job-queue.ts';
import { findDraw } from './resize.ts';
import { createDiskCache } from './disk-cache.ts';
import { madeName } from './made-names.ts';
import { hasAvif } from './sizes.ts';
import type { Size } from './sizes.ts';

/** Names of files and folders below a folder: no hidden files, no `..`. */
const KEY = /^(?:[a-z0-9][a-z0-9_-]*\/){0,4}[a-z0-9][a-z0-9_.-]*\.(?:webp|jpe?g|png|avif)$/i;

/** For two cores. A page has some forty pictures; a visitor behind 200 others has left. */
const LIMITS = { atOnce: 2, waiting: 200 };

/**
 * The size of the fallback in memory where the disk cannot be written, bytes: pictures of some
 * hundred cards.
 */
const SPARE_BYTES = 32_000_000;

export type Problem = { key: string; error: unknown };

type Options = {
  /** Pictures are kept in `<dataDir>/media/made`. */
  dataDir: string;
  /** Where the operator's own are. */
  originals: PictureStore;
  /** How much of the disk made pictures may take. */
  mostBytes: number;
  /**
   * Told when the disk begins to take or give no pictures (they are still answered), and of each
   * original that is no picture.
   */
  onProblem: (problem: Problem) => void;
};

type PictureRequest = { size: Size; key: string; avif: boolean };
/** `better`: the same picture in fewer bytes is on its way. */
type Picture = { bytes: Buffer; better: boolean };

/** Reports a failing disk once when it begins, not for each picture. */
const createTrouble = (onProblem: (problem: Problem) => void) => {
  let isKnown = false;
  return {
    begins: (problem: Problem): void => {
      if (!isKnown) onProblem(problem);
      isKnown = true;
    },
    isOver: (): void => {
      isKnown = false;
    },
  };
};

/** Finds pictures by size and key: kept ones, or made when somebody first asks for them. */
export const createPictures = ({ dataDir, originals, mostBytes, onProblem }: Options) => {
  const cache = createDiskCache({ folder: join(dataDir, 'media', 'made'), mostBytes });
  const spare = new LRUCache<string, Buffer>({
    maxSize: SPARE_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  const reading = createTrouble(onProblem);
  const writing = createTrouble(onProblem);
  const queue = createJobQueue(LIMITS);
  const underway = new Map<string, Promise<Buffer | undefined>>();

  /** The same picture is never made twice at once. */
  const once = (name: string, make: () => Promise<Buffer | undefined>) => {
    const known = underway.get(name);
    if (known) return known;
    const made = make().finally(() => underway.delete(name));
    underway.set(name, made);
    return made;
  };

  const findStored = async (name: string, key: string): Promise<Buffer | undefined> => {
    const held = spare.get(name);
    if (held) return held;
    try {
      const stored = await cache.find(name);
      reading.isOver();
      return stored;
    } catch (error) {
      reading.begins({ key, error });
      return undefined;
    }
  };

  const keep = async (name: string, key: string, bytes: Buffer): Promise<Buffer> => {
    try {
      await cache.put(name, bytes);
      writing.isOver();
    } catch (error) {
      spare.set(name, bytes);
      writing.begins({ key, error });
    }
    return bytes;
  };

  const makePlain = async (
    { size, key }: PictureRequest,
    name: string,
  ): Promise<Buffer | undefined> => {
    const stored = await findStored(name, key);
    if (stored) return stored;
    try {
      const draw = await findDraw(originals, key);
      if (!draw) return undefined;
      return await keep(name, key, await queue.soon(() => encodeFor(draw, size)));
    } catch (error) {
      if (error instanceof QueueFullError) throw error;
      onProblem({ key, error });
      return undefined;
    }
  };

  /** Beside the plain one; whichever is smaller, so that it need not be tried again. */
  const makeAvif = async ({ size, key }: PictureRequest, name: string, plain: Buffer) => {
    const draw = await findDraw(originals, key);
    if (!draw) return undefined;
    const bytes = await queue.whenIdle(() => encodeAvif(draw, size));
    return keep(name, key, bytes.length < plain.length ? bytes : plain);
  };

  const findPlain = (request: PictureRequest): Promise<Buffer | undefined> => {
    const name = madeName('plain', request.size, request.key);
    return once(name, () => makePlain(request, name));
  };

  /**
   * AVIF takes long to encode, so the first visitors get the plain format and AVIF is made in the
   * background.
   */
  const findBest = async (request: PictureRequest): Promise<Picture | undefined> => {
    const { size, key } = request;
    const name = madeName('avif', size, key);
    const stored = await findStored(name, key);
    if (stored) return { bytes: stored, better: false };
    const plain = await findPlain(request);
    if (!plain) return undefined;
    once(name, () => makeAvif(request, name, plain)).catch((error: unknown) => {
      // The next request queues it again.
      if (!(error instanceof QueueFullError)) onProblem({ key, error });
    });
    return { bytes: plain, better: true };
  };

  /** The picture, undefined where there is none. Throws QueueFullError while too many wait. */
  return async (request: PictureRequest): Promise<Picture | undefined> => {
    if (!KEY.test(request.key) || request.key.includes('..')) return undefined;
    if (request.avif && hasAvif(request.size)) return findBest(request);
    const bytes = await findPlain(request);
    return bytes && { bytes, better: false };
  };
};
