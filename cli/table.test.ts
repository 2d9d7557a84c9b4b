import { expect, test } from 'vitest';
import { displayWidth, tableOf } from '#cli/table.ts';

test('a column is as wide as its texts look, in every script', () => {
  expect(displayWidth('cable')).toBe(5);
  expect(displayWidth('هاتف')).toBe(4);
  expect(displayWidth('قُمْصان')).toBe(5);
  expect(displayWidth('फ़ोन')).toBe(3);
  expect(displayWidth('手機')).toBe(4);
  expect(displayWidth('🛒')).toBe(2);
});

const COLUMNS = [
  { title: 'name', cell: ({ name }: { name: string; n: number }) => name },
  { title: 'n', cell: ({ n }: { name: string; n: number }) => n, end: true },
];

test('what stands behind an Arabic name stays in its column', () => {
  const table = tableOf(COLUMNS, [
    { name: 'Kettle', n: 12 },
    { name: 'غلاية', n: 3 },
  ]);
  expect(table.split('\n')).toEqual(['NAME     N', 'Kettle  12', '\u2068غلاية\u2069\u200e    3']);
});

test('a name cannot write over the terminal', () => {
  const table = tableOf(COLUMNS, [{ name: 'Ke\u001b[2Jttle\n\u202etab', n: 1 }]);
  expect(table.split('\n')[1]).toBe('Ke[2Jttle tab  1');
});
