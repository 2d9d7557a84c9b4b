import { expect, test } from 'vitest';
import { typedPart } from './typed-part.ts';

test('the letters that were typed stand out where a word begins with them', () => {
  expect(typedPart('Auralis laptop', 'LAP')).toEqual({
    before: 'Auralis ',
    found: 'lap',
    after: 'top',
  });
  expect(typedPart('Laptop', 'lap').found).toBe('Lap');
  expect(typedPart('حاسوب محمول', 'محم').found).toBe('محم');
});

test('inside a word, and where nothing was typed, nothing stands out', () => {
  for (const typed of ['top', '', 'phone'])
    expect(typedPart('Laptop', typed)).toEqual({ before: 'Laptop', found: '', after: '' });
});

test('a title whose small letters are more than its large ones is left whole', () => {
  expect(typedPart('İpek eşarp', 'eşarp').found).toBe('');
});
