import { expect, test } from 'vitest';
import { findReturnPath } from './return-path.server.ts';

test.each([
  ['/cart'],
  ['/fr/user/orders?page=2'],
  ['/'],
  ['/all/tea?sort=price#products'],
  // Stays encoded, and so a path.
  ['/%2F%2Fevil.example/cart'],
  ['/%5Cevil.example/cart'],
])('after signing in one comes back to %s', (path) => {
  expect(findReturnPath(path)).toBe(path);
});

test.each([
  [null],
  [''],
  ['cart'],
  ['//evil.example/cart'],
  ['///evil.example/cart'],
  [String.raw`/\evil.example/cart`],
  [String.raw`/\/evil.example/cart`],
  [String.raw`\\evil.example/cart`],
  [String.raw`/cart\..\..\\evil.example/cart`],
  ['https:evil.example/cart'],
  ['https://evil.example/cart'],
  ['javascript:alert(1)'],
  [' //evil.example/cart'],
  ['/\t/evil.example/cart'],
  ['/\n/evil.example/cart'],
  ['/\u0000/evil.example/cart'],
  ['/./\t/evil.example/cart'],
  ['/.//evil.example/cart'],
  ['/..//evil.example/cart'],
  ['/%2e//evil.example/cart'],
  ['/fr//evil.example/cart'],
  ['/en//evil.example/cart'],
  ['/fr/\\evil.example/cart'],
  [`/${'a'.repeat(2_001)}`],
])('%j leads nowhere else', (given) => {
  expect(findReturnPath(given)).toBeUndefined();
});

test.each([
  ['/login'],
  ['/fr/register?redirect=/cart'],
  ['/logout'],
  ['/ar/verification'],
  ['/api/v1/common'],
])('nobody comes back to %s', (path) => {
  expect(findReturnPath(path)).toBeUndefined();
});
