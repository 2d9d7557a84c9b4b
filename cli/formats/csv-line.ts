const NEEDS_QUOTES = /[",;\r\n\t]|^\s|\s$/;

const cellText = (text: string): string =>
  NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** A line of a CSV file, with its end. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cellText).join(',')}\n`;
