import type { Face } from '#demo/pictures/print/typeface.ts';

/**
 * How a book's front looks. Its field is 600 wide; `art` is told how high. `ground` is also the colour of its
 * spine. The title stands at a share of the height and takes a share of it.
 */
export type Cover = {
  ground: string;
  ink: string;
  /** Of the author's name and what is small. */
  soft: string;
  face: Face;
  capitals?: true;
  align?: 'start' | 'middle';
  title: readonly [top: number, height: number];
  /** What stays free at both sides of its words, if more than usual. */
  margin?: number;
  /** Where the author's name stands, a share of the height. */
  author: number;
  art: (height: number) => string;
};
