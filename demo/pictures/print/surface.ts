import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

type Point = readonly [x: number, y: number];

/** Where in a product's picture a cover or label lies: a grid of points, row by row, shares of the side. */
export type Surface = { name: string; aspect: number; points: readonly Point[] };
/** A grid has so many cells a side and reaches so far beyond its surface's edges. */
export type Prints = { cells: number; beyond: number; surfaces: readonly Surface[] };

const FOLDER = join(import.meta.dirname, '../rendered');

/** The printed surfaces of what the studio has rendered from that side, undefined where it has none. */
export const readPrints = (form: string, from: string): Prints | undefined => {
  const file = join(FOLDER, `${form}-${from}-print.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Prints) : undefined;
};

type Art = { data: Buffer; width: number; height: number };
type Corner = { x: number; y: number; u: number; v: number };

/** Adds half of the art's colour at a place, between its pixels. */
const addSample = ({ data, width, height }: Art, u: number, v: number, sum: Float32Array): void => {
  const x = Math.min(width - 1.001, Math.max(0, u * width - 0.5));
  const y = Math.min(height - 1.001, Math.max(0, v * height - 0.5));
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, below] = [x - left, y - top];
  const at = (top * width + left) * 3;
  const next = at + width * 3;
  for (let c = 0; c < 3; c += 1) {
    const upper = (data[at + c] ?? 0) * (1 - right) + (data[at + 3 + c] ?? 0) * right;
    const lower = (data[next + c] ?? 0) * (1 - right) + (data[next + 3 + c] ?? 0) * right;
    sum[c] = (sum[c] ?? 0) + (upper * (1 - below) + lower * below) / 2;
  }
};

/** How far beyond its edges a triangle is laid, in shares of it, so that no pixel between two stays bare. */
const SLACK = 0.02;

/** Lays the art's triangle onto the picture. */
const lay = (art: Art, out: Buffer, side: number, [a, b, c]: readonly [Corner, Corner, Corner]) => {
  const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
  if (Math.abs(area) < 1e-6) return;
  const last = side - 1;
  const sum = new Float32Array(3);
  const [left, right] = [Math.min(a.x, b.x, c.x), Math.max(a.x, b.x, c.x)];
  const [top, bottom] = [Math.min(a.y, b.y, c.y), Math.max(a.y, b.y, c.y)];
  // How the shares of b and c, and with them the place in the art, change from one pixel to the next.
  const [sx, sy] = [(c.y - a.y) / area, (a.x - c.x) / area];
  const [tx, ty] = [(a.y - b.y) / area, (b.x - a.x) / area];
  const [ux, uy] = [sx * (b.u - a.u) + tx * (c.u - a.u), sy * (b.u - a.u) + ty * (c.u - a.u)];
  const [vx, vy] = [sx * (b.v - a.v) + tx * (c.v - a.v), sy * (b.v - a.v) + ty * (c.v - a.v)];
  for (let y = Math.max(0, Math.floor(top)); y <= Math.min(last, Math.floor(bottom)); y += 1)
    for (let x = Math.max(0, Math.floor(left)); x <= Math.min(last, Math.floor(right)); x += 1) {
      const [px, py] = [x + 0.5 - a.x, y + 0.5 - a.y];
      const [s, t] = [px * sx + py * sy, px * tx + py * ty];
      if (s < -SLACK || t < -SLACK || s + t > 1 + SLACK) continue;
      const [u, v] = [a.u + px * ux + py * uy, a.v + px * vx + py * vy];
      sum.fill(0);
      // Two places in each pixel, on its diagonal, so that slanting edges are not stairs.
      addSample(art, u + (ux + uy) / 4, v + (vx + vy) / 4, sum);
      addSample(art, u - (ux + uy) / 4, v - (vx + vy) / 4, sum);
      for (let k = 0; k < 3; k += 1) out[(y * side + x) * 3 + k] = Math.round(sum[k] ?? 0);
    }
};

/** About how wide the surface is in the picture, in pixels; its art is made that large. */
const widthIn = ({ points }: Surface, side: number): number => {
  const across = points.map(([x]) => x);
  return Math.round((Math.max(...across) - Math.min(...across)) * side);
};

/** The SVG as pixels, as large as the surface needs it. */
const drawArt = async (svg: string, surface: Surface, side: number): Promise<Art> => {
  const width = Math.max(64, widthIn(surface, side));
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(width, Math.round(width / surface.aspect), { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

/** A picture, `side` pixels square, of nothing but what is printed, where it is seen. */
export const layPrints = async (
  { cells, beyond, surfaces }: Prints,
  svgOf: (surface: Surface) => string,
  side: number,
): Promise<Buffer> => {
  const out = Buffer.alloc(side * side * 3, 255);
  for (const surface of surfaces) {
    const art = await drawArt(svgOf(surface), surface, side);
    const corner = (column: number, row: number): Corner => {
      const [x, y] = surface.points[row * (cells + 1) + column] ?? [0, 0];
      const share = (at: number): number => -beyond + ((1 + 2 * beyond) * at) / cells;
      return { x: x * side, y: y * side, u: share(column), v: share(row) };
    };
    for (let row = 0; row < cells; row += 1)
      for (let column = 0; column < cells; column += 1) {
        const [a, b] = [corner(column, row), corner(column + 1, row)];
        const [c, d] = [corner(column, row + 1), corner(column + 1, row + 1)];
        lay(art, out, side, [a, b, c]);
        lay(art, out, side, [d, c, b]);
      }
  }
  return out;
};
