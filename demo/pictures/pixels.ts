/** A picture as pixels: four bytes each, not premultiplied. */
export type Pixels = { data: Buffer; width: number; height: number };

/**
 * Softens the rim, which is cut out hard. A pixel loses as much of itself as its eight
 * neighbours lack, and none is added outside, where there is no colour.
 */
export const feather = ({ data, width, height }: Pixels): void => {
  const alpha = new Uint8Array(width * height);
  for (let i = 0; i < alpha.length; i += 1) alpha[i] = data[i * 4 + 3] ?? 0;
  const at = (i: number): number => alpha[i] ?? 0;
  for (let i = width + 1; i < alpha.length - width - 1; i += 1) {
    if (at(i) === 0) continue;
    const sides = at(i - 1) + at(i + 1) + at(i - width) + at(i + width);
    const corners = at(i - width - 1) + at(i - width + 1) + at(i + width - 1) + at(i + width + 1);
    const mean = (sides * 2 + corners + at(i) * 4) / 16;
    if (mean < at(i)) data[i * 4 + 3] = mean;
  }
};

/** The first and last column and row that something is seen in. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** Where in its picture the thing itself is. */
export const boxOf = ({ data, width, height }: Pixels): Box => {
  const box = { left: width, top: height, right: 0, bottom: 0 };
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < 40) continue;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = y;
    }
  return box;
};
