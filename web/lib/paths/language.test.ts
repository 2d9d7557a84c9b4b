import { expect, test } from 'vitest';
import { inLanguage, isLocalPath, withoutPrefix } from './language.ts';

test('a path is put into a language and taken out again', () => {
  expect(inLanguage('/', 'ar')).toBe('/ar');
  expect(inLanguage('/cart', 'en')).toBe('/cart');
  expect(withoutPrefix('/ar/cart')).toBe('/cart');
  expect(withoutPrefix('/ar')).toBe('/');
  expect(withoutPrefix('/arabica')).toBe('/arabica');
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'cart', '', '/\t/evil'])(
  '%j is no path of this site',
  (text) => {
    expect(isLocalPath(text)).toBe(false);
  },
);
