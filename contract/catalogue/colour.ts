/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** WCAG AA for text, and for the edges of what can be pressed. */
export const READABLE = 4.5;
export const VISIBLE = 3;

/** The colour of a text such as `#470096` or `#409`; undefined where it is none. */
export const parseHex = (text: string): Rgb | undefined => {
  const match = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim());
  if (!match?.[1]) return undefined;
  const hex = match[1].length === 3 ? match[1].replace(/./g, '$&$&') : match[1];
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [channel(0), channel(2), channel(4)];
};

const luminance = (colour: Rgb): number => {
  const [red, green, blue] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** How well one colour is told from the other, as WCAG counts it: 1 to 21. */
export const contrast = (one: Rgb, other: Rgb): number => {
  const [high, low] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [
    number,
    number,
  ];
  return (high + 0.05) / (low + 0.05);
};

export const WHITE: Rgb = [255, 255, 255];
export const BLACK: Rgb = [0, 0, 0];

/** The colour with a share (0 to 1) of another in it. */
export const mix = (from: Rgb, to: Rgb, share: number): Rgb =>
  from.map((channel, at) =>
    Math.round(channel + ((to[at] ?? channel) - channel) * share),
  ) as unknown as Rgb;

/** The nearest mixture of `colour` with `towards` that can be read on `ground`. */
export const readable = (colour: Rgb, towards: Rgb, ground: Rgb, wanted = READABLE): Rgb => {
  for (let share = 0; share < 1; share += 0.04) {
    const mixed = mix(colour, towards, share);
    if (contrast(mixed, ground) >= wanted) return mixed;
  }
  return towards;
};

/** The colour as a text such as `#470096`. */
export const toHex = (colour: Rgb): string =>
  `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
