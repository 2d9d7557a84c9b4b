import type { Colour } from './colours.ts';
import { RAMPS } from './colours.ts';

/** Packages that carry a small drawing on their label; they stand on a 32 by 32 field. */
export type Vessel =
  | 'box'
  | 'bottle'
  | 'jar'
  | 'pouch'
  | 'tube'
  | 'can'
  | 'book'
  | 'carton'
  | 'dropper';

const lit = (id: string, [dark, base, light]: readonly [string, string, string]): string =>
  `<linearGradient id="${id}" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="${base}"/><stop offset=".22" stop-color="${light}"/><stop offset=".62" stop-color="${base}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`;

const PAPER = ['#d8d4ce', '#f4f2ee', '#ffffff'] as const;

const mark = (icon: string, x: number, y: number, size: number): string =>
  `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 32 32">${icon}</svg>`;

/** Lines that stand for small print: there is no text in pictures, texts are the page's. */
const print = (x: number, y: number, widths: readonly number[], fill: string): string =>
  widths
    .map(
      (w, i) =>
        `<rect x="${x - w / 2}" y="${y + i * 1.1}" width="${w}" height=".5" rx=".25" fill="${fill}"/>`,
    )
    .join('');

const SHAPES: Record<Vessel, (icon: string, base: string, dark: string) => string> = {
  box: (icon, base, dark) =>
    `<path d="M5 8 23.5 6v22.5L5 30.5z" fill="url(#paper)"/><path d="M23.5 6l4.5 2.2v19.6l-4.5.7z" fill="${dark}" opacity=".55"/><path d="M23.5 6l4.5 2.2v19.6l-4.5.7z" fill="url(#paper)" opacity=".35"/>
     <path d="M5 23.2 23.5 21.6v6.9L5 30.5z" fill="url(#coat)"/><path d="M5 8 23.5 6v1.6L5 9.6z" fill="${base}"/>${mark(icon, 8.6, 10, 10.4)}${print(14.2, 25.2, [9, 6], '#ffffffcc')}`,
  carton: (icon, base, dark) =>
    `<path d="M9 9.5 12 4h9l2.5 5.5z" fill="${base}"/><rect x="11.6" y="2.6" width="9.6" height="2" rx=".5" fill="${dark}"/><path d="M9 9.5h14.5V30H9z" fill="url(#coat)"/><path d="M9 13h14.5v12H9z" fill="#fffffff0"/>${mark(icon, 11.4, 13.6, 9.6)}${print(16.2, 27, [8, 5], '#ffffffbb')}`,
  bottle: (icon, _base, dark) =>
    `<rect x="12" y="2" width="8" height="4.4" rx="1" fill="url(#cap)"/><rect x="12.6" y="6" width="6.8" height="2.4" fill="${dark}"/><path d="M12.6 7.8c-3 .8-4.6 2.4-4.6 5V28c0 1.4 1 2.2 2.4 2.2h11.2c1.4 0 2.4-.8 2.4-2.2V12.8c0-2.6-1.6-4.2-4.6-5z" fill="url(#coat)"/><rect x="8" y="14" width="16" height="12" fill="url(#paper)"/>${mark(icon, 11.8, 14.5, 8.4)}${print(16, 23.6, [9, 6], dark)}`,
  dropper: (icon, _base, dark) =>
    `<rect x="13.6" y="1.4" width="4.8" height="5.6" rx="2.2" fill="url(#cap)"/><rect x="12.2" y="6.4" width="7.6" height="3.4" rx=".8" fill="url(#cap)"/><path d="M12.6 9.8h6.8v1.6c2.6.7 3.6 2 3.6 4V28c0 1.3-.9 2-2.2 2h-9.6C9.9 30 9 29.3 9 28V15.400c0-2 1-3.3 3.6-4z" fill="url(#coat)"/><rect x="9" y="17" width="14" height="9.6" fill="#fffffff2"/>${mark(icon, 12.6, 17.2, 6.8)}${print(16, 24.6, [8], dark)}`,
  jar: (icon, base, dark) =>
    `<rect x="6.4" y="7" width="19.2" height="5.4" rx="1.4" fill="url(#cap)"/><path d="M7 12.400h18V27c0 2-1.4 3.2-3.4 3.200H10.400C8.4 30.2 7 29 7 27z" fill="url(#coat)"/><rect x="7" y="15" width="18" height="11" fill="url(#paper)"/><rect x="7" y="15" width="18" height=".8" fill="${base}"/>${mark(icon, 11.9, 16, 8.2)}${print(16, 24.3, [10], dark)}`,
  pouch: (icon, _base, dark) =>
    `<path d="M7.4 3h17.200l-.500 4c.900 7 .900 16 1.3 22.4-5 1-13.8 1-18.8 0C7 23 7 14 7.9 7z" fill="url(#coat)"/><path d="M7.4 3h17.200l-.300 2.600H7.700z" fill="${dark}" opacity=".35"/><circle cx="16" cy="16.5" r="6.8" fill="#fffffff0"/>${mark(icon, 11.3, 11.8, 9.4)}${print(16, 25.6, [10, 7], '#ffffffbb')}`,
  tube: (icon, base, _dark) =>
    `<rect x="12" y="25.6" width="8" height="5" rx=".9" fill="url(#cap)"/><path d="M8.4 2h15.200l-1.9 22.400c0 1-1 1.6-2 1.600h-7.400c-1 0-2-.6-2-1.600z" fill="url(#coat)"/><path d="M8.4 2h15.200l-.2 2H8.600z" fill="${base}"/>${mark(icon, 11.8, 7, 8.4)}${print(16, 18, [8, 5], '#ffffffcc')}`,
  can: (icon, base, dark) =>
    `<path d="M8 5.400h16V28c0 1.6-4 2.4-8 2.400s-8-.8-8-2.400z" fill="url(#coat)"/><ellipse cx="16" cy="5.4" rx="8" ry="2.2" fill="#d9dbe0"/><ellipse cx="16" cy="5.3" rx="6.8" ry="1.6" fill="#b5b8bf"/><path d="M8 11c4 2 12 2 16 0v12c-4 2-12 2-16 0z" fill="#fffffff2"/>${mark(icon, 11.6, 12.6, 8.8)}${print(16, 26.4, [7], base === dark ? base : '#ffffffaa')}`,
  book: (icon, base, dark) =>
    `<path d="M7 3.400h17c.8 0 1.4.6 1.4 1.400v23.400H8.600C7.6 28.2 7 27.6 7 26.800z" fill="url(#coat)"/><path d="M7 3.400h2.200v24.800H8.600C7.6 28.2 7 27.6 7 26.800z" fill="${dark}" opacity=".45"/><path d="M8.4 28.200h17v2H8.900c-2.4 0-2.4-2-.5-2z" fill="#f6f1e6"/><path d="M8.4 29.200h16.8" stroke="#d8cfbd" stroke-width=".3"/><rect x="11" y="6" width="12" height="16.5" rx=".6" fill="none" stroke="#ffffff88" stroke-width=".35"/>${mark(icon, 12, 8, 10)}${print(17, 19.6, [8, 5], base === dark ? base : '#ffffffcc')}`,
};

/** The package as SVG elements, in the colour given, with the drawing on its label. */
export const drawVessel = (vessel: Vessel, icon: string, colour: Colour): string => {
  const ramp = RAMPS[colour];
  const cap = vessel === 'jar' || vessel === 'dropper' ? RAMPS.black : PAPER;
  return `<defs>${lit('coat', ramp)}${lit('paper', PAPER)}${lit('cap', cap)}</defs>${SHAPES[vessel](icon, ramp[1], ramp[0])}`;
};
