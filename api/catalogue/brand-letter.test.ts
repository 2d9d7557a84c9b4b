import { expect, test } from 'vitest';
import { letterOf } from './brand-letter.ts';

test('a brand is found under the first letter of its name, with or without an accent', () => {
  expect(['Altiva', 'altiva', 'Émile', ' Zarine'].map(letterOf)).toEqual(['A', 'A', 'E', 'Z']);
  expect(['أوراليس', 'काव्या', 'Şirin'].map(letterOf)).toEqual(['ا', 'क', 'S']);
});

test('a name that begins with a figure or a sign stands apart from the letters', () => {
  expect(['4711', '&Co', ''].map(letterOf)).toEqual(['#', '#', '#']);
});
