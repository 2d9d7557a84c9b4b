import { expect, test } from 'vitest';
import { findSizeGuide } from './size-guide.server.ts';

const attribute = (id: string, ...titles: string[]) => ({
  id,
  title: id,
  values: titles.map((title) => ({ id: title, title, color: null })),
});
const colour = attribute('colour', 'Red');
const size = attribute('size', 'S', 'M');

const table = (...sizes: string[]): string =>
  `<details><summary><h3>Sizes</h3></summary><table><tbody>${sizes
    .map((one) => `<tr><td>${one}</td><td>80</td></tr>`)
    .join('')}</tbody></table></details>`;

test('a folded table with a row for each size is the size guide, and the sizes lead to it', () => {
  const html = `<p>Linen.</p>${table('S', 'M', 'L')}${table('S', 'M', 'L')}`;
  const { attributeId, description } = findSizeGuide(html, [colour, size]);
  expect(attributeId).toBe('size');
  expect(description.split('<table id="size-guide">')).toHaveLength(2);
  expect(description.indexOf('id="size-guide"')).toBeLessThan(description.lastIndexOf('<table>'));
});

test('a table that lacks one of the sizes is no size guide', () => {
  const html = table('S', 'L');
  expect(findSizeGuide(html, [colour, size])).toEqual({ attributeId: null, description: html });
});
