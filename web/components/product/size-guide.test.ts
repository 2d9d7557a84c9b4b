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

test('a folded table with a row for each size is the size guide, and is opened beside the sizes', () => {
  const html = `<p>Linen.</p>${table('S', 'M', 'L')}<p>Cool.</p>`;
  const { attributeId, guide, description } = findSizeGuide(html, [colour, size]);
  expect(attributeId).toBe('size');
  expect(guide).toMatch(/^<table>.*<td>M<\/td>.*<\/table>$/);
  expect(description).toBe('<p>Linen.</p><p>Cool.</p>');
});

test('a table that lacks one of the sizes is no size guide', () => {
  const html = table('S', 'L');
  expect(findSizeGuide(html, [colour, size])).toEqual({
    attributeId: null,
    guide: null,
    description: html,
  });
});

test('of a guide in two units one is shown, and the other one can be chosen', () => {
  const units = table('S', 'M')
    .replace(
      '<table>',
      '<table><caption>cm</caption><tbody></tbody></table><table><caption>in</caption>',
    )
    .replace('<tbody></tbody>', '<tbody><tr><td>S</td><td>31</td></tr></tbody>');
  const { guide } = findSizeGuide(units, [size]);
  expect(guide).toMatch(
    /^<fieldset.*checked>cm<\/label>.*type="radio"[^>]*>in<\/label><\/fieldset><table>/,
  );
  expect(guide?.match(/checked/g)).toHaveLength(1);
});
