import { expect, test } from 'vitest';
import { hexHmac, isSameSignature } from './signature.ts';

const expected = hexHmac('secret', 'text');

test('a signature is the same in any case of its letters, and no other one is', () => {
  expect(isSameSignature(expected, expected)).toBe(true);
  expect(isSameSignature(expected.toUpperCase(), expected)).toBe(true);
  expect(isSameSignature(hexHmac('secret', 'texts'), expected)).toBe(false);
});

test('what is no signature at all is never the same', () => {
  for (const given of [null, undefined, '', expected.slice(2), `${expected}00`, 'é'.repeat(64)])
    expect(isSameSignature(given, expected)).toBe(false);
});
