import { createElement } from 'react';
import { expect, test } from 'vitest';
import { drawOnce } from './draw-once.ts';

test('a part is drawn once for each content, and what was drawn longest ago is forgotten', () => {
  let drawn = 0;
  const Part = ({ text }: { text: string }) => {
    drawn += 1;
    return createElement('p', null, text);
  };
  const draw = (text: string) => drawOnce(text, createElement(Part, { text }));
  expect([draw('one'), draw('one'), draw('two')]).toEqual([
    '<p>one</p>',
    '<p>one</p>',
    '<p>two</p>',
  ]);
  expect(drawn).toBe(2);

  const long = 'x'.repeat(1_000_000);
  for (let n = 0; n < 8; n += 1) draw(long + n);
  draw('one');
  expect(drawn).toBe(11);
});
