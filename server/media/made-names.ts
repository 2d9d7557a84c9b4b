import { listSizes, type Size } from './sizes.ts';

/** Where a made picture is kept, below `<dataDir>/media/made`. */
export const madeName = (format: 'plain' | 'avif', size: Size, key: string): string =>
  `${format}/${size.name}/${key}`;

/** Of one original, the names of all that can be made of it. */
export const listMadeNames = (key: string): string[] =>
  listSizes().flatMap((size) => [madeName('plain', size, key), madeName('avif', size, key)]);
