/** Forms that covers and labels are drawn of, as SVG. */
export const disc = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
export const block = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  round = 0,
): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`;
export const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
export const stroke = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const times = (count: number, one: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => one(at)).join('');
export const placed = (x: number, y: number, scale: number, turn: number, inner: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${inner}</g>`;

/** A number from 0 to 1 that looks thrown; the same for the same. */
export const thrown = (at: number): number => {
  const first = Math.imul((at + 1) ^ ((at + 1) >>> 16), 0x45d9f3b);
  const hash = Math.imul(first ^ (first >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
};

/** A wavy edge from the left to the right, closed below. */
export const hill = (
  y: number,
  swing: number,
  waves: number,
  shift: number,
  bottom: number,
): string => {
  const edge = Array.from({ length: 61 }, (_, i) => {
    const t = (i / 60) * Math.PI * 2 * waves + shift;
    return `${i * 10} ${Math.round(y + swing * Math.sin(t) + swing * 0.35 * Math.sin(t * 2.3))}`;
  });
  return `M${edge.join('L')}V${bottom}H0Z`;
};

export const star = (x: number, y: number, r: number, fill: string, points = 5): string => {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const a = (i * Math.PI) / points;
    const long = i % 2 ? r * 0.42 : r;
    return `${Math.round((x + long * Math.sin(a)) * 10) / 10} ${Math.round((y - long * Math.cos(a)) * 10) / 10}`;
  });
  return shape(`M${corners.join('L')}Z`, fill);
};
