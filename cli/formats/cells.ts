/** Splits at a separator that no backslash stands before; backslashes before other signs stay. */
const splitAt = (text: string, separator: string): string[] => {
  if (!text.includes('\\')) return text.split(separator);
  const parts: string[] = [''];
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '\\' && at + 1 < text.length) {
      parts.push(`${parts.pop() ?? ''}${text.slice(at, at + 2)}`);
      at += 1;
    } else if (text[at] === separator) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${text[at]}`);
  }
  return parts;
};

const SPECIAL = /[\\|:>]/g;

const unescape = (text: string): string =>
  text.includes('\\') ? text.trim().replaceAll(/\\([\\|:>])/g, '$1') : text.trim();
const escape = (text: string): string => text.trim().replaceAll(SPECIAL, '\\$&');

/** The entries of a cell such as `cotton | soft`; a separator within an entry has a backslash. */
export const readList = (cell: string): string[] =>
  splitAt(cell, '|').map(unescape).filter(Boolean);

/** The cell for a list: `cotton | soft`. */
export const listText = (entries: readonly string[]): string => entries.map(escape).join(' | ');

/** The levels of a cell such as `Kitchen > Kettles`. */
export const readPath = (cell: string): string[] =>
  splitAt(cell, '>').map(unescape).filter(Boolean);

/** The cell for levels: `Kitchen > Kettles`. */
export const pathText = (levels: readonly string[]): string => levels.map(escape).join(' > ');

/** The pairs of a cell such as `Material: steel | Weight: 1.2 kg`. */
export const readPairs = (cell: string): [label: string, value: string][] =>
  splitAt(cell, '|')
    .filter((pair) => pair.trim() !== '')
    .map((pair) => {
      const [label = '', ...value] = splitAt(pair, ':');
      return [unescape(label), unescape(value.join(':'))];
    });

/** The cell for pairs: `Material: steel | Weight: 1.2 kg`. */
export const pairsText = (pairs: readonly (readonly [string, string])[]): string =>
  pairs.map(([label, value]) => `${escape(label)}: ${escape(value)}`).join(' | ');
