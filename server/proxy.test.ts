import { expect, test } from 'vitest';
import { openServer } from '#test/readiness-server.ts';

test('X-Forwarded-* counts only as far as our own proxies vouch for it', async () => {
  const headers = { 'x-forwarded-for': '6.6.6.6, 203.0.113.9', 'x-forwarded-proto': 'https' };

  const direct = await openServer();
  direct.open();
  await direct.ask('/', headers);
  expect(direct.seen[0]?.bindings.clientAddress).toBe('127.0.0.1');
  expect(direct.seen[0]?.url).toMatch(/^http:/);
  await direct.ask('/', headers);
  // The operator is told, and once is enough.
  expect(direct.lines.filter((line) => line.includes('set TRUST_PROXY'))).toHaveLength(1);

  const behind = await openServer({ proxies: 1 });
  behind.open();
  await behind.ask('/', headers);
  expect(behind.seen[0]?.bindings.clientAddress).toBe('203.0.113.9');
  expect(behind.seen[0]?.url).toMatch(/^https:/);
});

test('however long the invented chain, a shopper is who our own proxies have seen', async () => {
  const forged = [
    '6.6.6.6, 203.0.113.9, 10.0.0.1',
    `${'6.6.6.6,'.repeat(500)}203.0.113.9, 10.0.0.1`,
    ', , ,203.0.113.9,10.0.0.1',
  ];
  const { ask, open, seen } = await openServer({ proxies: 2 });
  open();
  for (const chain of forged) {
    await ask('/', { 'x-forwarded-for': chain, 'x-forwarded-proto': 'https, http, http' });
    expect(seen.at(-1)?.bindings.clientAddress).toBe('203.0.113.9');
    expect(seen.at(-1)?.url).toMatch(/^http:/);
  }
  // Fewer entries than proxies: somebody has come past them.
  await ask('/', { 'x-forwarded-for': '6.6.6.6' });
  expect(seen.at(-1)?.bindings.clientAddress).toBe('127.0.0.1');
});
