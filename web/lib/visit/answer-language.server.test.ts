import { describe, expect, test } from 'vitest';
import { answerLanguage } from './answer-language.server.ts';

const answer = (path: string, cookie: string | null = null, isDocument = true) =>
  answerLanguage(new URL(path, 'https://shop.example'), cookie, isDocument);

describe('which language a page is answered in', () => {
  test('a prefix decides, and is remembered when the cookie says otherwise', () => {
    expect(answer('/fr/cart')).toEqual({ kind: 'page', language: 'fr', remember: true });
    expect(answer('/fr/cart', 'currentLanguage=ar')).toMatchObject({
      language: 'fr',
      remember: true,
    });
    expect(answer('/fr/cart', 'a=b; currentLanguage=fr')).toMatchObject({ remember: false });
  });

  test('without prefix and cookie it is the default language', () => {
    expect(answer('/cart')).toEqual({ kind: 'page', language: 'en', remember: false });
  });

  test('without prefix, the remembered language has its own address', () => {
    expect(answer('/cart?a=1', 'currentLanguage=ar')).toEqual({
      kind: 'redirect',
      status: 302,
      to: '/ar/cart?a=1',
    });
    expect(answer('/', 'currentLanguage=hi')).toMatchObject({ to: '/hi' });
  });

  test('only documents are sent away: never a form or a script’s own request', () => {
    expect(answer('/cart', 'currentLanguage=ar', false)).toMatchObject({
      kind: 'page',
      language: 'en',
    });
  });

  test('a cookie with an unknown or the default language changes nothing', () => {
    expect(answer('/cart', 'currentLanguage=xx')).toMatchObject({ kind: 'page', language: 'en' });
    expect(answer('/cart', 'currentLanguage=en')).toMatchObject({ kind: 'page', language: 'en' });
    expect(answer('/cart', 'currentLanguage=%E0%A4%A')).toMatchObject({ language: 'en' });
  });

  test('the default language has one address, without its prefix', () => {
    expect(answer('/en/cart?a=1')).toEqual({ kind: 'redirect', status: 301, to: '/cart?a=1' });
    expect(answer('/en')).toMatchObject({ to: '/' });
    expect(answer('/en//evil.example')).toMatchObject({ to: '/' });
  });

  test('a longer first segment is no prefix', () => {
    expect(answer('/france/products')).toMatchObject({ language: 'en' });
  });
});
