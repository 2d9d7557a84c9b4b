import sharp from 'sharp';
import type { Sharp } from 'sharp';

/**
 * How somebody holds a telephone: turned by some degrees, so near that this share of the side is seen, its
 * middle off the picture's by shares of the side, and what its lamp does to red, green and blue.
 */
export type Hold = {
  turned: number;
  seen: number;
  off: readonly [right: number, down: number];
  light: readonly [red: number, green: number, blue: number];
};

/** A picture as a customer takes it: askew, off its middle, in the light of a room. */
export const takeSnap = async (picture: Sharp, side: number, hold: Hold): Promise<Sharp> => {
  const { turned, seen, off, light } = hold;
  const { data, info } = await picture.rotate(turned).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const shown = Math.round(side * seen);
  const from = (full: number, share: number): number =>
    Math.round((full - shown) / 2 + side * share);
  return sharp(data, { raw: { width, height, channels } })
    .extract({ left: from(width, off[0]), top: from(height, off[1]), width: shown, height: shown })
    .linear([...light], [0, 0, 0]);
};
