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

test('of a guide in two units one is shown, and the other one can be chosen', () => {
  const units = table('S', 'M')
    .replace(
      '<table>',
      '<table><caption>cm</caption><tbody></tbody></table><table><caption>in</caption>',
    )
    .replace('<tbody></tbody>', '<tbody><tr><td>S</td><td>31</td></tr></tbody>');
  const { description } = findSizeGuide(units, [size]);
  const [before = '', guide = ''] = description.split('<fieldset id="size-guide"');
  expect(before).not.toContain('<table');
  expect(guide).toMatch(/checked>cm<\/label>.*type="radio"[^>]*>in<\/label><\/fieldset><table>/);
  expect(guide.match(/checked/g)).toHaveLength(1);
});
