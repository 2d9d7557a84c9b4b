import sharp from 'sharp';

/** A square of the picture in which too much differs, its corner and how many points do. */
export type Difference = { x: number; y: number; points: number };

type Pixels = { data: Buffer; width: number; height: number };

const CHANNELS = 3;
/** The side of a square, in points of the picture; squares overlap by half. */
const SIDE = 32;

/**
 * How far the levels (of 255) of a point may be from all around it in the other picture, and how many
 * points of a square may be farther at full size. What browsers differ in are up to 18 and 58 such
 * points; the smallest icon that is gone is 56 of the first kind, a pale field 1,024 of the second.
 */
const RULES = [
  { levels: 48, most: 32 },
  { levels: 6, most: 200 },
] as const;

const read = async (picture: Buffer): Promise<Pixels> => {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

/** Most points are: they need no look around. */
const isSame = (x: number, y: number, one: Pixels, other: Pixels): boolean => {
  const at = (y * one.width + x) * CHANNELS;
  return one.data.compare(other.data, at, at + CHANNELS, at, at + CHANNELS) === 0;
};

/**
 * How far a point is from the range that it and its eight neighbours span in the other picture. The
 * edge of a letter that is smoothed otherwise, or begins one point aside, lies within it.
 */
const distanceAt = (x: number, y: number, one: Pixels, other: Pixels): number => {
  const { width, height } = one;
  const at = (y * width + x) * CHANNELS;
  let most = 0;
  for (let channel = 0; channel < CHANNELS; channel += 1) {
    const level = one.data[at + channel] ?? 0;
    if (level === other.data[at + channel]) continue;
    let least = 255;
    let greatest = 0;
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1)
      for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
        const near = other.data[(row * width + column) * CHANNELS + channel] ?? 0;
        least = Math.min(least, near);
        greatest = Math.max(greatest, near);
      }
    most = Math.max(most, least - level, level - greatest);
  }
  return most;
};

type Tally = Map<string, Difference>;

/** Counts a point in each of the squares that it lies in. */
const count = (tally: Tally, x: number, y: number): void => {
  for (const left of [0, SIDE / 2])
    for (const top of [0, SIDE / 2]) {
      const corner = {
        x: Math.floor((x - left) / SIDE) * SIDE + left,
        y: Math.floor((y - top) / SIDE) * SIDE + top,
      };
      const key = `${corner.x}:${corner.y}`;
      const square = tally.get(key) ?? { ...corner, points: 0 };
      square.points += 1;
      tally.set(key, square);
    }
};

/**
 * Where two pictures show something else: an element that is gone, is new, has moved or has another
 * colour. How letters are smoothed, and a move by one point, is nothing. `scale` is the size of the
 * pictures in relation to the page. Pictures of other sizes differ everywhere.
 */
export const findDifferences = async (
  actual: Buffer,
  expected: Buffer,
  scale: number,
): Promise<Difference[]> => {
  const [one, other] = [await read(actual), await read(expected)];
  const { width, height } = one;
  if (width !== other.width || height !== other.height)
    return [{ x: 0, y: 0, points: width * height }];
  const tallies = RULES.map((): Tally => new Map());
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (isSame(x, y, one, other)) continue;
      for (const far of [distanceAt(x, y, one, other), distanceAt(x, y, other, one)])
        for (const [index, { levels }] of RULES.entries()) {
          const tally = tallies[index];
          if (tally && far > levels) count(tally, x, y);
        }
    }
  return RULES.flatMap(({ most }, index) =>
    [...(tallies[index]?.values() ?? [])].filter(({ points }) => points > most * scale ** 2),
  );
};

/** The picture with a frame around each of the squares that differ. */
export const markDifferences = (picture: Buffer, differences: Difference[]): Promise<Buffer> => {
  const frame = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">
<rect x="0.5" y="0.5" width="${SIDE - 1}" height="${SIDE - 1}" fill="none" stroke="#e00"/></svg>`,
  );
  const frames = differences.map(({ x, y }) => ({ input: frame, left: x, top: y }));
  return sharp(picture).composite(frames).png().toBuffer();
};
