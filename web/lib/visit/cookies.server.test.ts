import { expect, test } from 'vitest';
import { readCookie, writeCookie } from './cookies.server.ts';

test('a cookie is found among others and decoded', () => {
  expect(readCookie('a=1; flash=error%3AOh%20no; b=2', 'flash')).toBe('error:Oh no');
  expect(readCookie('xflash=1', 'flash')).toBeUndefined();
  expect(readCookie(null, 'flash')).toBeUndefined();
});

test('a malformed cookie counts as none', () => {
  expect(readCookie('flash=%E0%A4%A', 'flash')).toBeUndefined();
});

test('a written cookie is bound to the site and, where asked, out of reach of scripts', () => {
  expect(writeCookie('user_token', 'a b', { maxAge: 5, httpOnly: true, secure: true })).toBe(
    'user_token=a%20b; Path=/; Max-Age=5; SameSite=Lax; HttpOnly; Secure',
  );
});
