import { expect, test } from 'vitest';
import { splitAtLinked } from './linked-words.ts';

test('short words with a hyphen stay whole', () => {
  expect(splitAtLinked('Organic cotton T-shirt')).toEqual(['Organic cotton ', 'T-shirt', '']);
  expect(splitAtLinked('cast-iron pan, long-sleeved')).toEqual([
    '',
    'cast-iron',
    ' pan, ',
    'long-sleeved',
    '',
  ]);
});

test('other words may break at their hyphens, and a dash between words stays one', () => {
  for (const text of ['multicoloured-children', 'two-in-one', 'Salt - a novel', 'Cup'])
    expect(splitAtLinked(text)).toEqual([text]);
});
