import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { isConfigured, setDatabase } from '#contract/shop/install.ts';
import { testApp } from '#test/app.ts';
import { testConnection, testDatabase } from '#test/database.ts';
import { findDatabaseUrl, saveDatabaseUrl } from './database-url-file.ts';
import { createInstallApp } from './install-app.ts';

const db = await testDatabase();
const place = await testConnection('template0');
const dataDir = mkdtempSync(join(tmpdir(), 'souk-install-'));
const TOKEN = '0123456789abcdef0123456789abcdef';

const open = () => {
  const chosen: string[] = [];
  const app = createInstallApp({
    token: TOKEN,
    dataDir,
    onDatabase: async (url) => {
      chosen.push(url);
      await saveDatabaseUrl(dataDir, url);
    },
  });
  return { app, chosen };
};

const right = () => ({
  token: TOKEN,
  host: String(place.host),
  port: String(place.port ?? 5432),
  database: String(place.database),
  user: String(place.user),
  password: String(inject('postgres').password ?? ''),
});

const formOf = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
});

const jsonOf = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(fields),
});

test('whoever does not know the token chooses no database, and learns nothing', async () => {
  const { app, chosen } = open();
  for (const token of ['', 'x', TOKEN.replace('0', '1')]) {
    const called = await app.request('/api/v1/install/set-database', jsonOf({ ...right(), token }));
    expect(called.status).toBe(404);
    const shown = await app.request('/install', formOf({ ...right(), token }));
    expect(shown.status).toBe(422);
    expect(await shown.text()).toContain('This is not the token');
  }
  expect(chosen).toEqual([]);
});

test('a database that cannot be used is said in words, beside what was typed, without the password', async () => {
  const { app, chosen } = open();
  const fields = { ...right(), host: 'localhost', port: '1', password: 'never-shown"<b>' };
  const shown = await app.request('/install?language=ar', formOf(fields));
  const html = await shown.text();
  expect(shown.status).toBe(422);
  expect(html).toContain('dir="rtl"');
  expect(html).toContain('لا يمكن استخدام قاعدة البيانات هذه');
  expect(html).toContain('value="localhost"');
  expect(html).not.toContain('never-shown');
  expect(chosen).toEqual([]);
});

test('the database that was chosen has its tables, is kept for this user alone, and no other is taken', async () => {
  const { app, chosen } = open();
  const ask = async () => (await app.request('/api/v1/install/configured')).json();
  expect(await ask()).toMatchObject({ status: 200, data: { configured: false } });
  const report = await app.request('/api/v1/install/set-permission', jsonOf({ token: TOKEN }));
  expect(await report.json()).toMatchObject({
    data: { folders: [{ path: dataDir, writable: true }] },
  });
  const shown = await app.request('/install', formOf(right()));
  expect(await shown.text()).toContain('The database is ready');
  expect(chosen).toHaveLength(1);
  expect(findDatabaseUrl(dataDir)).toBe(chosen[0]);
  expect(statSync(join(dataDir, 'database-url')).mode & 0o777).toBe(0o600);
  const again = await app.request('/api/v1/install/set-database', jsonOf(right()));
  expect(again.status).toBe(404);
});

test('an open shop is configured, and takes no other database', async () => {
  const { call, request } = testApp(db);
  expect(await call(isConfigured)).toMatchObject({ data: { configured: true } });
  const json = { ...right(), port: 5432 };
  expect(await call(setDatabase, { json })).toMatchObject({ status: 404 });
  const nothing = await request('/install/set-permission', jsonOf({}));
  expect(nothing.status).toBe(404);
});
