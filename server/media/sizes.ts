/** The widths that pictures are made in; any other would let strangers fill the disk. */
const WIDTHS = [64, 96, 160, 320, 480, 640, 960, 1280] as const;

/** Below this AVIF saves a few hundred bytes, which is not worth making it. */
const AVIF_FROM = 320;

/** What a picture is made into: a width, or the frame that shared links show. */
export type Size = { name: string; width: number; kind: 'width' | 'share' };

/** What shared links show, in pixels: every network takes this shape. */
export const SHARE = { width: 1200, height: 630 } as const;

const LISTED: readonly Size[] = [
  ...WIDTHS.map((width): Size => ({ name: `${width}`, width, kind: 'width' })),
  { name: 'share', width: SHARE.width, kind: 'share' },
];
const SIZES: ReadonlyMap<string, Size> = new Map(LISTED.map((size) => [size.name, size]));

export const listSizes = (): readonly Size[] => LISTED;

/** The size of that name: `320`, `share`. */
export const findSize = (name: string): Size | undefined => SIZES.get(name);

/** Whether the size is made as AVIF too, for browsers that take it. */
export const hasAvif = ({ kind, width }: Size): boolean => kind === 'width' && width >= AVIF_FROM;
