import { expect, test } from 'vitest';
import { tidyAddress } from './tidy-address.server.ts';

test.each([
  ['/', undefined],
  ['/all/tea', undefined],
  ['/all/tea/?page=2', '/all/tea?page=2'],
  ['/fr/', '/fr'],
  ['///', '/'],
  ['//evil.example/', '/'],
])('%s has its one address at %s', (path, tidy) => {
  expect(tidyAddress(new URL(`https://shop.example${path}`))).toBe(tidy);
});
