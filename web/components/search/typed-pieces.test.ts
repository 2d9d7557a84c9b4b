import { expect, test } from 'vitest';
import { typedPieces } from './typed-pieces.ts';

/** The title with what stands out in brackets. */
const marked = (title: string, typed: string): string =>
  typedPieces(title, typed)
    .map(({ text, isTyped }) => (isTyped ? `[${text}]` : text))
    .join('');

test('the letters that were typed stand out where words begin with them', () => {
  expect(marked('Auralis laptop', 'LAP')).toBe('Auralis [lap]top');
  expect(marked('Siena wrap dress', 'dr wr')).toBe('Siena [wr]ap [dr]ess');
  expect(marked('حاسوب محمول', 'محم')).toBe('حاسوب [محم]ول');
});

test('accents stand out with the letters that were typed without them', () => {
  expect(marked('Deri El Çantası', 'canta')).toBe('Deri El [Çanta]sı');
  expect(marked('İpek eşarp', 'esarp')).toBe('İpek [eşarp]');
  expect(marked('किताब', 'कि')).toBe('[कि]ताब');
});

test('inside a word, and where nothing was typed, nothing stands out', () => {
  for (const typed of ['top', '', 'phone']) expect(marked('Laptop', typed)).toBe('Laptop');
});
