import { expect, test } from 'vitest';
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

test('what a form names that is no reason is none', () => {
  expect(findReason('fit')).toBe('fit');
  expect(findReason('toString')).toBeUndefined();
});
