import type { FiveTexts } from '#demo/text.ts';
import { COOKBOOKS } from './cookbooks.ts';
import { GUIDES } from './guides.ts';
import { MYSTERIES, SEA_NOVELS } from './novels.ts';
import { PICTURE_BOOKS } from './picture-books.ts';

const BLURBS: Readonly<Record<string, readonly FiveTexts[]>> = {
  'sea-novel': SEA_NOVELS,
  'mystery-novel': MYSTERIES,
  'children-book': PICTURE_BOOKS,
  cookbook: COOKBOOKS,
  'travel-guide': GUIDES,
};

/** What that book is about, undefined for what is no book. */
export const blurbOf = (type: string, number: number): FiveTexts | undefined =>
  BLURBS[type]?.[number];
