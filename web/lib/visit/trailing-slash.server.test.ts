import { expect, test } from 'vitest';
import { withoutTrailingSlashes } from './trailing-slash.server.ts';

test.each([
  ['/', undefined],
  ['/all/tea', undefined],
  ['/all/tea/?page=2', '/all/tea?page=2'],
  ['/fr/', '/fr'],
  ['///', '/'],
  ['//evil.example/', '/'],
])('%s has its one address at %s', (path, tidy) => {
  expect(withoutTrailingSlashes(new URL(`https://shop.example${path}`))).toBe(tidy);
});
