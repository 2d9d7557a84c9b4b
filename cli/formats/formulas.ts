/**
 * How a cell begins that a spreadsheet would calculate: the signs that OWASP lists under "CSV
 * Injection", the wide ones of East Asian keyboards too. A space before them does not help.
 */
const FORMULA = /^(?:\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\n])/;
const QUOTES = /^'+/;

/** Whether a spreadsheet would take the cell for a formula. */
export const isFormula = (cell: string): boolean => FORMULA.test(cell);

const isQuotedFormula = (cell: string): boolean =>
  cell.startsWith("'") && isFormula(cell.replace(QUOTES, ''));

/** The cell for a file that the import reads: one quote more where it would take one away. */
export const plainCell = (cell: string): string => (isQuotedFormula(cell) ? `'${cell}` : cell);

/** A cell of a file that a spreadsheet opens: a quote before a formula makes it a text. */
export const spreadsheetCell = (cell: string): string =>
  isFormula(cell) ? `'${cell}` : plainCell(cell);

/** The text of a cell that `plainCell` or `spreadsheetCell` has written. */
export const readCell = (cell: string): string => (isQuotedFormula(cell) ? cell.slice(1) : cell);
