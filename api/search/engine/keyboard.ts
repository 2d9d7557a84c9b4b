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
