import { expect, test } from 'vitest';
import { requireApiBase } from './require-api-base.ts';

test("A provider's address is never one that keys would be read on the way to", () => {
  for (const address of [
    'https://api-m.sandbox.paypal.com',
    'http://127.0.0.1:4010',
    'http://localhost:4010',
  ])
    expect(() => requireApiBase('PayPal', address), address).not.toThrow();
  for (const address of [
    'http://api-m.paypal.com',
    'http://127.0.0.1.example.com',
    'https://api-m.paypal.com/',
    'ftp://127.0.0.1',
    'api-m.paypal.com',
    '',
  ])
    expect(() => requireApiBase('PayPal', address), address).toThrow('PayPal needs apiBase');
});
