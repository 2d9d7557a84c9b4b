import { setWords } from '#demo/pictures/print/typeface.ts';
import { imprintOf } from '#demo/products/imprints.ts';
import { COOKBOOKS } from './cookbooks.ts';
import type { Cover } from './cover.ts';
import { GUIDES } from './guides.ts';
import { MYSTERIES } from './mysteries.ts';
import { PICTURE_BOOKS } from './picture-books.ts';
import { SEA_NOVELS } from './sea-novels.ts';

const COVERS: Readonly<Record<string, readonly Cover[]>> = {
  'sea-novel': SEA_NOVELS,
  'mystery-novel': MYSTERIES,
  'children-book': PICTURE_BOOKS,
  cookbook: COOKBOOKS,
  'travel-guide': GUIDES,
};

const WIDTH = 600;
const MARGIN = 52;

export const coverOf = (type: string, number: number): Cover | undefined =>
  COVERS[type]?.[number % COVERS[type].length];

/** A title without what kind of book it is: `Seven Winds – a novel`. */
const titleOf = (name: string): string => name.split(' – ')[0] ?? name;

/** The front of a book as SVG, its title and author in English as the book is. */
export const drawCover = (
  cover: Cover,
  { name, type, number, aspect }: { name: string; type: string; number: number; aspect: number },
): string => {
  const {
    ground,
    ink,
    soft,
    face,
    capitals,
    align = 'middle',
    title,
    author,
    margin = MARGIN,
    art,
  } = cover;
  const height = Math.round(WIDTH / aspect);
  const wide = { x: margin, width: WIDTH - 2 * margin };
  const words = setWords(
    titleOf(name),
    { ...wide, y: title[0] * height, height: title[1] * height },
    { face, fill: ink, align, ...(capitals && { capitals }) },
    120,
  );
  const writer = imprintOf(type, number)?.author.en ?? '';
  const by = setWords(
    writer,
    { ...wide, y: author * height - 16, height: 32 },
    { face: 'sans', fill: soft, align, spacing: 0.12, capitals: true },
    30,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}"><rect width="${WIDTH}" height="${height}" fill="${ground}"/>${art(height)}${words}${by}</svg>`;
};
