import { lightOf } from './tone-curve.ts';

/*
 * The studio's ground without the blotches that a render of few samples leaves on it.
 *
 * What is smooth is made smoother, what is a shadow's edge stays (a guided filter, led by the light itself). It
 * works on means of small squares and goes from one to the next without a step.
 */

/** The side of a square, as a share of the picture's: two hundred of them lie beside each other. */
const SQUARES = 200;
/** How many squares to each side count for one. */
const REACH = 5;
/** How far light may differ from its surroundings, as a share of it, before it is taken for a shadow. */
const GRAIN = 0.02;
/** Less than this of an object in a pixel is ground. */
const NOTHING = 0.02;

type Plane = Float32Array<ArrayBuffer>;

/** Of each square the sum of those up to REACH away from it in its row (`step` 1) or its column. */
const summed = (plane: Plane, step: number): Plane => {
  const sums = new Float32Array(plane.length);
  const across = step === 1 ? SQUARES : 1;
  for (let line = 0; line < SQUARES; line += 1) {
    const start = line * across;
    let sum = 0;
    for (let at = 0; at < REACH; at += 1) sum += plane[start + at * step] ?? 0;
    for (let at = 0; at < SQUARES; at += 1) {
      if (at + REACH < SQUARES) sum += plane[start + (at + REACH) * step] ?? 0;
      if (at > REACH) sum -= plane[start + (at - REACH - 1) * step] ?? 0;
      sums[start + at * step] = sum;
    }
  }
  return sums;
};

const around = (plane: Plane): Plane => summed(summed(plane, 1), SQUARES);

/** Of each square how many of its pixels are ground, and the sum of their light in each channel. */
const gathered = (
  lights: Float32Array,
  isGround: Uint8Array,
  side: number,
): { count: Plane; channels: readonly [Plane, Plane, Plane] } => {
  const size = SQUARES * SQUARES;
  const count = new Float32Array(size);
  const [red, green, blue] = [0, 1, 2].map(() => new Float32Array(size)) as [Plane, Plane, Plane];
  for (let y = 0; y < side; y += 1) {
    const row = Math.floor((y * SQUARES) / side) * SQUARES;
    for (let x = 0; x < side; x += 1) {
      const at = y * side + x;
      if (!isGround[at]) continue;
      const square = row + Math.floor((x * SQUARES) / side);
      count[square] = (count[square] ?? 0) + 1;
      red[square] = (red[square] ?? 0) + (lights[at * 3] ?? 0);
      green[square] = (green[square] ?? 0) + (lights[at * 3 + 1] ?? 0);
      blue[square] = (blue[square] ?? 0) + (lights[at * 3 + 2] ?? 0);
    }
  }
  return { count, channels: [red, green, blue] };
};

/** One plane divided by another, 0 where there is nothing. */
const divided = (plane: Plane, by: Plane): Plane =>
  plane.map((sum, at) => (by[at] ? sum / (by[at] ?? 1) : 0));

/** How much of a pixel's own light stays, about all on a shadow's edge and none far from one; and what is added. */
const ledBy = (light: Plane, count: Plane): { kept: Plane; added: Plane } => {
  const counts = around(count);
  const means = divided(around(light), counts);
  const squares = divided(
    around(light.map((sum, at) => (sum * sum) / Math.max(1, count[at] ?? 0))),
    counts,
  );
  const kept = means.map((mean, at) => {
    const spread = Math.max(0, (squares[at] ?? 0) - mean * mean);
    return mean > 0 ? spread / (spread + (GRAIN * mean) ** 2) : 0;
  });
  const weighed = (plane: Plane): Plane =>
    divided(around(plane.map((value, at) => value * (counts[at] ?? 0))), around(counts));
  return {
    kept: weighed(kept),
    added: weighed(means.map((mean, at) => (1 - (kept[at] ?? 0)) * mean)),
  };
};

/** Of each pixel of a row or column the square before its middle, and how far on to the next it is. */
const placesOf = (side: number): { first: Uint8Array; share: Float32Array } => {
  const places = Array.from({ length: side }, (_, at) =>
    Math.min(Math.max(((at + 0.5) * SQUARES) / side - 0.5, 0), SQUARES - 1.001),
  );
  return { first: Uint8Array.from(places), share: Float32Array.from(places, (place) => place % 1) };
};

const between = (row: Plane, square: number, on: number): number => {
  const value = row[square] ?? 0;
  return value + ((row[square + 1] ?? 0) - value) * on;
};

/** One row of squares, mixed from the two that a row of pixels lies between. */
const rowOf = (plane: Plane, first: number, share: number): Plane => {
  const row = new Float32Array(SQUARES);
  const start = first * SQUARES;
  for (let at = 0; at < SQUARES; at += 1) {
    const above = plane[start + at] ?? 0;
    row[at] = above + ((plane[start + SQUARES + at] ?? 0) - above) * share;
  }
  return row;
};

/**
 * The light of a picture, three values a pixel, where it shows the studio's ground made even; its colour is that
 * of a wider surrounding still.
 */
export const evenGround = (
  pixels: Buffer,
  objectAt: (at: number) => number,
  side: number,
): Float32Array => {
  const isGround = new Uint8Array(side * side);
  for (let at = 0; at < isGround.length; at += 1) isGround[at] = objectAt(at) < NOTHING ? 1 : 0;
  const lights = new Float32Array(pixels.length);
  for (let at = 0; at < lights.length; at += 1) lights[at] = lightOf(pixels[at] ?? 0);
  const { count, channels } = gathered(lights, isGround, side);
  const { kept, added } = ledBy(channels[1], count);
  const [red, green, blue] = channels.map((plane) => around(around(plane))) as [
    Plane,
    Plane,
    Plane,
  ];
  const planes = [kept, added, divided(red, green), divided(blue, green)] as const;
  const { first, share } = placesOf(side);
  for (let y = 0; y < side; y += 1) {
    const rows = planes.map((plane) => rowOf(plane, first[y] ?? 0, share[y] ?? 0));
    const [own, more, redder, bluer] = rows as [Plane, Plane, Plane, Plane];
    for (let x = 0; x < side; x += 1) {
      const at = y * side + x;
      if (!isGround[at]) continue;
      const square = first[x] ?? 0;
      const on = share[x] ?? 0;
      const light =
        between(own, square, on) * (lights[at * 3 + 1] ?? 0) + between(more, square, on);
      lights[at * 3] = light * between(redder, square, on);
      lights[at * 3 + 1] = light;
      lights[at * 3 + 2] = light * between(bluer, square, on);
    }
  }
  return lights;
};
