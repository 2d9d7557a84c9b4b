/** The rows of the keyboards that Latin, Arabic and Hindi shoppers have, each key above its neighbours. */
const KEYBOARDS: readonly (readonly string[])[] = [
  ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ['azertyuiop', 'qsdfghjklm', 'wxcvbn'],
  ['ضصثقفغعهخحجد', 'شسيبلاتنمكط', 'ئءؤرىةوزظ'],
  ['ौैाीूबहगदजड', 'ोे्िुपरकतचट', 'ॆंमनवलसय'],
];

const NEAR = 1;

type Key = { row: number; column: number };

const keysOf = (rows: readonly string[]): Map<string, Key> =>
  new Map(
    rows.flatMap((letters, row) =>
      [...letters].map((letter, column) => [letter, { row, column }] as const),
    ),
  );

const keyboards = KEYBOARDS.map(keysOf);

/** Whether two letters are on keys beside or above each other. */
const areNeighbours = (left: string, right: string): boolean =>
  keyboards.some((keys) => {
    const one = keys.get(left);
    const other = keys.get(right);
    return (
      one !== undefined &&
      other !== undefined &&
      Math.abs(one.row - other.row) <= NEAR &&
      Math.abs(one.column - other.column) <= NEAR
    );
  });

/** Whether one word is the other with one letter replaced by the one on a neighbouring key. */
export const isNeighbouringKey = (typed: string, meant: string): boolean => {
  if (typed.length !== meant.length) return false;
  const wrong = [...meant].flatMap((letter, at) => {
    const key = typed[at] ?? '';
    return letter === key ? [] : [areNeighbours(letter, key)];
  });
  return wrong.length === 1 && wrong[0] === true;
};

const isSwapped = (typed: string, meant: string): boolean => {
  const at = [...meant].findIndex((letter, index) => letter !== typed[index]);
  return (
    typed[at] === meant[at + 1] &&
    typed[at + 1] === meant[at] &&
    typed.slice(at + 2) === meant.slice(at + 2)
  );
};

/** Whether one word is the other with one of its letters twice in a row. */
export const isTypedTwice = (typed: string, meant: string): boolean =>
  typed.length === meant.length + 1 &&
  [...typed].some(
    (letter, at) => letter === typed[at - 1] && typed.slice(0, at) + typed.slice(at + 1) === meant,
  );

/** Whether a letter was struck twice, or the key beside it with it. */
const isStruckTwice = (typed: string, meant: string): boolean =>
  [...typed].some((letter, at) => {
    const beside = [typed[at - 1], typed[at + 1]].filter((other) => other !== undefined);
    const isSame = typed.slice(0, at) + typed.slice(at + 1) === meant;
    return isSame && beside.some((other) => other === letter || areNeighbours(other, letter));
  });

/**
 * Whether fingers make the one word of the other: a letter lost, struck twice or swapped with the next,
 * or the key beside the right one. Of words that differ by one such edit at most.
 */
export const isKeyboardSlip = (typed: string, meant: string): boolean => {
  if (typed.length < meant.length) return true;
  if (typed.length > meant.length) return isStruckTwice(typed, meant);
  return isNeighbouringKey(typed, meant) || isSwapped(typed, meant);
};
