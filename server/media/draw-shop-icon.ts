import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { SHARE } from './sizes.ts';

/** Who the shop is, in one language: its name, and its colour as `#470096`. */
export type Identity = { name: string; colour: string };

/** The shop's arch on a field of 28 by 28, as in the header. */
const ARCH = 'M0 28V14a14 14 0 0 1 28 0v14h-7V14.5a7 7 0 0 0-14 0V28z';

const arch = (x: number, y: number, side: number): string =>
  `<path d="${ARCH}" fill="#fff" transform="translate(${x} ${y}) scale(${side / 28})"/>`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const svg = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

/** What the system cuts off: nothing of it, or (`full`) anything outside the middle four fifths. */
export type Cut = 'none' | 'full';

/** The icon of a shop that has none of its own: the arch on the shop's colour. */
export const drawIcon = (colour: string, side: number, cut: Cut): Sharp => {
  const share = cut === 'full' ? 0.44 : 0.56;
  const at = (side * (1 - share)) / 2;
  const round = cut === 'full' ? 0 : side * 0.22;
  const ground = `<rect width="${side}" height="${side}" rx="${round}" fill="${colour}"/>`;
  return sharp(Buffer.from(svg(side, side, ground + arch(at, at, side * share))));
};

/** The shop's own icon, with a margin where systems cut their shape out of it. */
export const fitIcon = (own: Buffer, side: number, cut: Cut): Sharp => {
  const margin = cut === 'full' ? Math.round(side * 0.1) : 0;
  const inner = side - 2 * margin;
  const background = cut === 'full' ? '#fff' : { r: 0, g: 0, b: 0, alpha: 0 };
  const frame = { top: margin, bottom: margin, left: margin, right: margin, background };
  return sharp(own).resize(inner, inner, { fit: 'contain', background }).extend(frame);
};

/** The icon for tabs: it follows the browser's scheme. */
export const iconSvg = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 32 32"><style>path{fill:${colour}}@media (prefers-color-scheme:dark){path{fill:color-mix(in oklab,${colour} 45%,#fff)}}</style><path d="${ARCH}"/></svg>`;

/** The shop's own icon as an SVG, which is what browsers prefer. */
export const wrapIcon = (png: Buffer): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><image width="64" height="64" href="data:image/png;base64,${png.toString('base64')}"/></svg>`;

/** Wide scripts need about this share of the letter height per letter. */
const LETTER = 0.62;
const MOST_NAME = 1000;

/** What links to the shop show: its arch and its name, in whatever fonts the machine has. */
export const drawShareCard = ({ name, colour }: Identity): Promise<Buffer> => {
  const { width, height } = SHARE;
  const size = Math.min(120, Math.round(MOST_NAME / (Math.max(1, [...name].length) * LETTER)));
  const light = `<defs><radialGradient id="l" cx=".3" cy=".1" r="1"><stop offset="0" stop-color="#fff" stop-opacity=".2"/><stop offset="1" stop-color="#000" stop-opacity=".2"/></radialGradient></defs>`;
  const ground = `<rect width="${width}" height="${height}" fill="${colour}"/><rect width="${width}" height="${height}" fill="url(#l)"/>`;
  const title = `<text x="${width / 2}" y="${400 + size / 2}" font-size="${size}" font-family="Noto Sans, Noto Sans Arabic, Noto Sans Devanagari, DejaVu Sans, sans-serif" font-weight="600" text-anchor="middle" fill="#fff">${escaped(name)}</text>`;
  return sharp(Buffer.from(svg(width, height, light + ground + arch(510, 130, 180) + title)))
    .jpeg({ quality: 86 })
    .toBuffer();
};

/** An .ico file that holds PNGs: a header, an entry of 16 bytes for each, and the PNGs. */
export const icoOf = (pictures: readonly { side: number; png: Buffer }[]): Buffer => {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ side, png }, at) => {
    const entry = 6 + 16 * at;
    head.writeUInt8(side, entry);
    head.writeUInt8(side, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
};
