import { expect, test } from 'vitest';
import { sourcePath } from '#web/components/links/source-link.tsx';
import { makePaths } from '#web/lib/paths/paths.ts';

const paths = makePaths('en');
const source = { id: '7', slug: 'tea', parent_slug: null, url: null };

test.each([
  [{ ...source, source_type: 1 as const }, '/all/tea'],
  [{ ...source, source_type: 2 as const, parent_slug: 'food' }, '/all/food/tea'],
  [{ ...source, source_type: 2 as const }, null],
  [{ ...source, source_type: 3 as const }, '/tea/products?tag=7'],
  [{ ...source, source_type: 4 as const }, '/tea/brand?brand=7'],
  [{ ...source, source_type: 5 as const }, '/tea/products?home_spm=7'],
  [{ ...source, source_type: 5 as const, url: '/tea/product/9' }, '/tea/product/9'],
  [{ ...source, source_type: 6 as const, url: 'https://x.example' }, 'https://x.example'],
])('%j leads to %s', (from, to) => {
  expect(sourcePath(paths, from)).toBe(to);
});
