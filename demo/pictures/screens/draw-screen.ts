import { block, times } from '#demo/pictures/covers/draw.ts';
import { setWords } from '#demo/pictures/print/typeface.ts';
import type { SceneName } from './scenes.ts';
import { SCENES } from './scenes.ts';

const WIDTH = 600;

/** What lies over the scene: the time on a telephone, a row of programs on a computer. */
type Over = (height: number) => string;

const clock: Over = (height) =>
  setWords(
    '10:08',
    { x: 150, y: height * 0.13, width: 300, height: height * 0.09 },
    {
      face: 'sans',
      fill: '#ffffff',
    },
  ) +
  [100, 436]
    .map((x) => `<circle cx="${x + 32}" cy="${height - 96}" r="34" fill="#ffffff" opacity=".28"/>`)
    .join('');

const PROGRAMS = ['#f4f1ea', '#e0574a', '#f0b440', '#4fa66a', '#3f86c9', '#7a5cc4', '#2b2b31'];

const programs: Over = (height) =>
  `<g opacity=".92">${block(172, height - 40, 256, 34, '#ffffff', 9)}</g>` +
  times(PROGRAMS.length, (at) => block(180 + at * 35, height - 36, 26, 26, PROGRAMS[at] ?? '', 6));

const nothing: Over = () => '';

/** What the displays of a type's products show, by their number. */
const SHOWN: Readonly<Record<string, { scenes: readonly SceneName[]; over: Over }>> = {
  smartphone: { scenes: ['waves', 'bloom', 'aurora', 'arcs', 'dunes'], over: clock },
  laptop: { scenes: ['forest', 'planet', 'dunes', 'waves', 'city'], over: programs },
  television: { scenes: ['balloons', 'bars', 'city', 'dunes', 'pitch'], over: nothing },
};

/** What this product's display shows, as SVG; undefined where it has none. */
export const screenOf = (
  type: string,
  number: number,
): ((aspect: number) => string) | undefined => {
  const shown = Object.hasOwn(SHOWN, type) ? SHOWN[type] : undefined;
  const scene = shown?.scenes[number % shown.scenes.length];
  if (!shown || !scene) return undefined;
  return (aspect) => {
    const height = Math.round(WIDTH / aspect);
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}">${SCENES[scene](height)}${shown.over(height)}</svg>`;
  };
};
