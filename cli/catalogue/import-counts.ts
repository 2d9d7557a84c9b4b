import type { Refusal } from '#cli/formats/draft.ts';
import type { Source } from '#cli/formats/read-file.ts';

/** What became of the products of a file. */
export type ImportCounts = {
  format: Source['format'];
  added: number;
  changed: number;
  same: number;
  refused: number;
  /** Pictures that were not fetched because nobody asked for it. */
  skippedPictures: number;
  /** Milliseconds that counting words took at the end. */
  wordsMs: number;
};

/** The counts of an import that begins. */
export const createImportCounts = (format: Source['format']): ImportCounts => ({
  format,
  added: 0,
  changed: 0,
  same: 0,
  refused: 0,
  skippedPictures: 0,
  wordsMs: 0,
});

/** Counts a product that is refused for one reason or more, and reports them. */
export type Refuse = (...refusals: Refusal[]) => void;
