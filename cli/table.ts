const ZERO_WIDTH = /\p{Mn}|\p{Me}|\p{Cf}/u;
const DOUBLE_WIDTH =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u;
const RIGHT_TO_LEFT = /\p{Script=Arabic}|\p{Script=Hebrew}/u;
// C0, C1 and what turns the writing direction: a name must not be able to write over the terminal.
const CONTROL = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';
const LEFT_TO_RIGHT = '\u200e';

const widthOfCharacter = (character: string): number => {
  if (ZERO_WIDTH.test(character)) return 0;
  return DOUBLE_WIDTH.test(character) ? 2 : 1;
};

/** How many cells of a terminal the text takes: marks none, Chinese and emoji two. */
export const displayWidth = (text: string): number =>
  [...text].reduce((sum, character) => sum + widthOfCharacter(character), 0);

/** The text in one line, without characters that steer a terminal. */
const plain = (text: string): string => text.replace(/\s+/gu, ' ').replace(CONTROL, '').trim();

/**
 * Arabic is isolated, and followed by a mark of the line's own direction, so that the columns behind
 * it stay where they are.
 */
const isolated = (text: string): string =>
  RIGHT_TO_LEFT.test(text) ? `${FIRST_STRONG_ISOLATE}${text}${POP_ISOLATE}${LEFT_TO_RIGHT}` : text;

type Column<Row> = {
  title: string;
  cell: (row: Row) => string | number;
  /** Numbers and amounts stand at the end of their column. */
  end?: boolean;
};

const padded = (text: string, width: number, end: boolean): string => {
  const padding = ' '.repeat(Math.max(0, width - displayWidth(text)));
  return end ? padding + isolated(text) : isolated(text) + padding;
};

/**
 * Rows as a table for a terminal, readable in every writing direction. The longest free text belongs
 * into the last column: nothing stands behind it that it could push away.
 */
export const tableOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string => {
  const cells = rows.map((row) => columns.map(({ cell }) => plain(String(cell(row)))));
  const titles = columns.map(({ title }) => title.toUpperCase());
  const widths = columns.map((_, at) =>
    Math.max(...[titles, ...cells].map((line) => displayWidth(line[at] ?? ''))),
  );
  return [titles, ...cells]
    .map((line) =>
      line.map((text, at) => padded(text, widths[at] ?? 0, columns[at]?.end ?? false)).join('  '),
    )
    .map((line) => line.trimEnd())
    .join('\n');
};

/** What one thing consists of, a line each: `total      45.00`. */
export const factsOf = (facts: readonly (readonly [name: string, value: string])[]): string => {
  const width = Math.max(...facts.map(([name]) => displayWidth(name)));
  return facts
    .map(([name, value]) => `${padded(name, width, false)}  ${isolated(plain(value))}`.trimEnd())
    .join('\n');
};
