import { expect, test } from 'vitest';
import { codeDigits } from './code-digits.ts';

test.each([
  ['123456'],
  [' 123 456 '],
  ['123-456'],
  ['123\u00a0456\n'],
  ['١٢٣٤٥٦'],
  ['۱۲۳ ۴۵۶'],
  ['१२३४५६'],
  ['\u2066123456\u2069'],
])('a code may be pasted as %j', (typed) => {
  expect(codeDigits(typed)).toBe('123456');
});
