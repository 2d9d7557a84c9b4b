import { expect, test } from 'vitest';
import { languages } from '#i18n/languages.ts';
import { writeSpan } from './time-left.ts';

const MINUTE = 60_000;

test.each([
  [29 * MINUTE, '29 minutes'],
  [28.2 * MINUTE, '29 minutes'],
  [30_000, '1 minute'],
  [-5 * MINUTE, '1 minute'],
  [90 * MINUTE, '90 minutes'],
  [3 * 60 * MINUTE, '3 hours'],
  [49 * 60 * MINUTE, '2 days'],
])('%i milliseconds are told as %s', (ms, words) => {
  expect(writeSpan(ms, languages.en)).toBe(words);
});

test('each language has its own words and plurals', () => {
  expect(writeSpan(3 * MINUTE, languages.ar)).toBe('3 دقائق');
  expect(writeSpan(29 * MINUTE, languages.ar)).toBe('29 دقيقة');
  expect(writeSpan(29 * MINUTE, languages.tr)).toBe('29 dakika');
});
