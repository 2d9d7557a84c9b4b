import { expect, test } from 'vitest';
import { LONGEST_REASON } from '#contract/orders/ask-cancellation.ts';
import { translator } from '#i18n/messages.ts';
import { findReason, writeReasons } from './return-reasons.ts';

const t = translator('en');
const lamp = { title: 'Lamp', reason: 'broken' } as const;
const bowl = { title: 'Bowl', reason: 'broken' } as const;
const shirt = { title: 'Shirt', reason: 'fit' } as const;

test('one reason for all that goes back is said once, with the note behind it', () => {
  expect(writeReasons(t, [lamp, bowl], 'It rattles.')).toBe(
    'It is broken or does not work – It rattles.',
  );
  expect(writeReasons(t, [lamp], '')).toBe('It is broken or does not work');
});

test('of several reasons each names what it is about', () => {
  expect(writeReasons(t, [lamp, shirt, bowl], 'Sorry.')).toBe(
    'Lamp, Bowl: It is broken or does not work\nShirt: It does not fit\nSorry.',
  );
});

test.each(['en', 'ar', 'fr', 'tr', 'hi'] as const)(
  'a return of very many things for several reasons is never too long to be asked for (%s)',
  (code) => {
    const lines = Array.from({ length: 200 }, (_, at) => ({
      title: `${at + 1}. ${'हिन्दी कपड़े और 👨‍👩‍👧 '.repeat(8)}`,
      reason: at % 2 === 0 ? ('broken' as const) : ('fit' as const),
    }));
    // A text box sends each of its line breaks as two characters.
    const note = '\r\n'.repeat(799) + '!';
    const text = writeReasons(translator(code), lines, note);
    expect(text.length).toBeLessThanOrEqual(LONGEST_REASON);
    expect(text).toMatch(/^1\..*…, 3\./);
    expect(text).toContain('200.');
    expect(text.endsWith(note)).toBe(true);
  },
);

test('what fits is told in full', () => {
  const long = { title: 'Lamp '.repeat(300).trim(), reason: 'broken' } as const;
  const text = writeReasons(t, [long, shirt, { ...bowl, reason: 'other' }], '');
  expect(text).toContain(long.title);
});

test('what a form names that is no reason is none', () => {
  expect(findReason('fit')).toBe('fit');
  expect(findReason('toString')).toBeUndefined();
});
