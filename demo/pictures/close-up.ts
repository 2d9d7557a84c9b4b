/** A square part of a picture, in pixels. */
export type Square = { left: number; top: number; width: number; height: number };

/** How much of the object's longer side is seen, and how much air there is above it. */
const SHOWN = 0.8;
const AIR = 0.07;

type Box = { left: number; top: number; right: number; bottom: number };

/** What frames the object in the given rows. */
const boxOf = (
  isObject: (x: number, y: number) => boolean,
  side: number,
  [from, to]: readonly [number, number],
): Box => {
  const box = { left: side, top: side, right: 0, bottom: 0 };
  for (let y = from; y < to; y += 1)
    for (let x = 0; x < side; x += 1) {
      if (!isObject(x, y)) continue;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x + 1);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y + 1);
    }
  return box;
};

const inside = (at: number, most: number): number => Math.round(Math.min(Math.max(at, 0), most));

/**
 * Where one looks at an object from nearer: at its upper end, where heads, necks and openings are, and at
 * the middle of what is seen there. The object must be somewhere in the picture.
 */
export const closeUpOf = (isObject: (x: number, y: number) => boolean, side: number): Square => {
  const { left, top, right, bottom } = boxOf(isObject, side, [0, side]);
  const seen = Math.round(SHOWN * Math.max(right - left, bottom - top));
  const fits = bottom - top <= seen;
  const from = inside(fits ? (top + bottom - seen) / 2 : top - seen * AIR, side - seen);
  const part = boxOf(isObject, side, [from, from + seen]);
  return {
    left: inside((part.left + part.right - seen) / 2, side - seen),
    top: from,
    width: seen,
    height: seen,
  };
};
