import { expect, test } from 'vitest';
import type { LanguageCode } from './languages.ts';
import { createTranslate, type MessageKey, type Messages } from './translate.ts';

const say = (
  language: LanguageCode,
  texts: Record<string, string>,
  key: string,
  values?: Record<string, string | number>,
) =>
  createTranslate(language, { layout: texts } as Messages)(`layout.${key}` as MessageKey, values);

test('a message is found by its full name and its holes are filled', () => {
  expect(say('en', { hello: 'Hello {name}!' }, 'hello', { name: 'Asha' })).toBe('Hello Asha!');
});

test('a hole that nobody fills stays visible', () => {
  expect(say('en', { hello: 'Hello {name}!' }, 'hello', {})).toBe('Hello {name}!');
});

test('a key without a message answers the key', () => {
  expect(say('en', {}, 'nothing')).toBe('layout.nothing');
  expect(say('en', {}, 'toString')).toBe('layout.toString');
});

test('the count chooses the plural form of the language', () => {
  const arabic = {
    items_zero: 'صفر',
    items_one: 'واحد',
    items_two: 'اثنان',
    items_few: '{count} قليل',
    items_many: '{count} كثير',
    items_other: '{count} غير',
  };
  const at = (count: number) => say('ar', arabic, 'items', { count });
  expect([0, 1, 2, 3, 11, 100].map(at)).toEqual([
    'صفر',
    'واحد',
    'اثنان',
    '3 قليل',
    '11 كثير',
    '100 غير',
  ]);
  const french = { items_one: '{count} article', items_other: '{count} articles' };
  expect(say('fr', french, 'items', { count: 0 })).toBe('0 article');
  // A form that a language lacks falls back to `other`.
  expect(say('fr', french, 'items', { count: 1_000_000 })).toMatch(/articles$/);
});

test('numbers are written as the language writes them, in Latin digits', () => {
  expect(say('en', { n: '{count}' }, 'n', { count: 1234567 })).toBe('1,234,567');
  expect(say('hi', { n: '{count}' }, 'n', { count: 1234567 })).toBe('12,34,567');
  expect(say('ar', { n: '{count}' }, 'n', { count: 1234 })).toMatch(/^1.?234$/);
});
