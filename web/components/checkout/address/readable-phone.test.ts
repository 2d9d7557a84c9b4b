import { expect, test } from 'vitest';
import { readablePhone } from './readable-phone.ts';

test.each([
  ['+12125550123', '+1', '+1 212 555 0123'],
  ['+33612345678', '+33', '+33 612 345 678'],
  ['+4512345678', '+45', '+45 1234 5678'],
  ['+8613812345678', '+86', '+86 138 1234 5678'],
  ['+905321234567', '+90', '+90 532 123 4567'],
])('%s is read in groups behind %s', (phone, dial, text) => {
  expect(readablePhone(phone, dial)).toBe(text);
});

test('a number of another country than the address stays as it is', () => {
  expect(readablePhone('+33612345678', '+1')).toBe('+33612345678');
  expect(readablePhone('+33612345678', undefined)).toBe('+33612345678');
});
