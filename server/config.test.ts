import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parseConfig } from '#server/config.ts';

test('a shop without settings is the demo shop on port 3000 with its own PostgreSQL', () => {
  expect(parseConfig({})).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
    databasePool: 20,
    dataDir: resolve(import.meta.dirname, '../.data'),
    demo: true,
    trustedProxies: 0,
    processes: 1,
    limitsTimes: 1,
  });
});

test('a variable that is set to nothing counts as not set', () => {
  expect(parseConfig({ PORT: '', DATABASE_URL: '', SHOP_DEMO: '' })).toEqual(parseConfig({}));
});

test.each([
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, and is "70000".'],
  [{ PORT: '80.5' }, 'PORT must be a whole number from 0 to 65535, and is "80.5".'],
  [{ DATABASE_POOL: '1' }, 'DATABASE_POOL must be a whole number from 2 to 1000, and is "1".'],
  [
    { MAX_CONNECTIONS: '5' },
    'MAX_CONNECTIONS must be a whole number from 10 to 1000000, and is "5".',
  ],
  [{ SHOP_DEMO: 'yes' }, 'SHOP_DEMO must be 1 or 0, and is "yes".'],
  [
    { LOG_LEVEL: 'loud' },
    'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, and is "loud".',
  ],
  [
    { API_ORIGIN: 'api.example.com' },
    'API_ORIGIN must be an address like https://api.example.com, and is "api.example.com".',
  ],
  [
    { PUBLIC_URL: 'shop.example.com' },
    'PUBLIC_URL must be an address without a path, like https://shop.example.com, and is "shop.example.com".',
  ],
  [
    { PUBLIC_URL: 'https://shop.example.com/en' },
    'PUBLIC_URL must be an address without a path, like https://shop.example.com, and is "https://shop.example.com/en".',
  ],
  [{ WEB_CONCURRENCY: '0' }, 'WEB_CONCURRENCY must be a whole number from 1 to 64, and is "0".'],
  [
    { SMTP_URL: 'mail.example.com' },
    'SMTP_URL must be an address like smtps://user:password@mail.example.com.',
  ],
  [
    { SMTP_URL: 'smtp://mail.example.com' },
    'SMTP_URL needs PUBLIC_URL, which the links in mails begin with.',
  ],
  [
    { MAIL_FROM: 'Souk' },
    'MAIL_FROM must be an e-mail address like shop@example.com, and is "Souk".',
  ],
  [
    { GOOGLE_ISSUER: 'http://accounts.google.com' },
    'GOOGLE_ISSUER must be an address that begins with https://, and is "http://accounts.google.com".',
  ],
  [
    { FACEBOOK_GRAPH_VERSION: '24' },
    'FACEBOOK_GRAPH_VERSION must be a version like v24.0, and is "24".',
  ],
  [
    { GOOGLE_CLIENT_ID: 'souk' },
    'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are set together or not at all.',
  ],
  [
    { FACEBOOK_APP_SECRET: 'abcdef' },
    'FACEBOOK_APP_ID and FACEBOOK_APP_SECRET are set together or not at all.',
  ],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must be a whole number from 0 to 9, and is "true".'],
])('%o is refused by name', (env, sentence) => {
  expect(() => parseConfig(env)).toThrow(sentence);
});

test('PUBLIC_URL may end with a slash and name a port, but no path, query or user', () => {
  const read = (PUBLIC_URL: string) => parseConfig({ PUBLIC_URL }).publicUrl;
  expect(read('https://Shop.Example.com/')).toBe('https://shop.example.com');
  expect(read('http://localhost:8080')).toBe('http://localhost:8080');
  for (const wrong of [
    'https://a.test/?',
    'https://me@a.test',
    'https://a.test/#x',
    'ftp://a.test',
  ])
    expect(() => read(wrong)).toThrow(/^PUBLIC_URL must be an address without a path/);
});

test('the password in a wrong DATABASE_URL is not repeated', () => {
  const env = { DATABASE_URL: 'mysql://root:hush@localhost/shop' };
  expect(() => parseConfig(env)).toThrow(/^DATABASE_URL must be an address like/);
  expect(() => parseConfig(env)).not.toThrow(/hush/);
});
