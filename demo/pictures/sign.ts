import sharp, { type Sharp } from 'sharp';

/** Lines on a field of 24 by 24: Lucide's truck, rotate-ccw, map-pin and phone. */
const SIGNS: Readonly<Record<string, string>> = {
  'sign-delivery':
    '<path d="M14 18V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v11a1 1 0 0 0 1 1h2"/><path d="M15 18H9"/><path d="M19 18h2a1 1 0 0 0 1-1v-3.65a1 1 0 0 0-.22-.624l-3.48-4.35A1 1 0 0 0 17.52 8H14"/><circle cx="17" cy="18" r="2"/><circle cx="7" cy="18" r="2"/>',
  'sign-returns':
    '<path d="M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8"/><path d="M3 3v5h5"/>',
  'sign-tracking':
    '<path d="M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0"/><circle cx="12" cy="10" r="3"/>',
  'sign-telephone':
    '<path d="M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384"/>',
};

/** A line drawing on a pale ground, for promises that are shown small; undefined where there is none of that name. */
export const findSign = (name: string): ((width: number) => Sharp) | undefined => {
  const lines = Object.hasOwn(SIGNS, name) ? SIGNS[name] : undefined;
  if (!lines) return undefined;
  const drawing = `<g fill="none" stroke="#470096" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">${lines}</g>`;
  return (width) =>
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="-12 -12 48 48"><rect x="-12" y="-12" width="48" height="48" fill="#f0e9f9"/>${drawing}</svg>`,
      ),
    ).removeAlpha();
};
