import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { getSecret } from '#db/secret.ts';
import { NOON } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { inDays } from '#test/factories.ts';
import { createSignedLinks, readLink, signLink } from './signed-link.ts';

const db = await testDatabase();
const key = randomBytes(32);
const order = { id: randomUUID(), endsAt: inDays(365) };

test('a link opens what it is for until it ends, and is always the same', () => {
  const token = signLink(key, order);
  expect(token).toMatch(/^[\w-]{48}$/);
  expect(signLink(key, order)).toBe(token);
  expect(readLink(key, token, NOON)).toBe(order.id);
  expect(readLink(key, token, inDays(364.9))).toBe(order.id);
  expect(readLink(key, token, inDays(365))).toBeUndefined();
});

test('a link of which one letter is another opens nothing', () => {
  const token = signLink(key, order);
  for (let at = 0; at < token.length; at += 1) {
    const forged = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
    expect(readLink(key, forged, NOON), String(at)).toBeUndefined();
  }
});

test('another shop’s link, and what is no link, open nothing', () => {
  expect(readLink(randomBytes(32), signLink(key, order), NOON)).toBeUndefined();
  for (const text of ['', 'x', order.id, 'A'.repeat(48), 'é'.repeat(48), 'A'.repeat(200)])
    expect(readLink(key, text, NOON)).toBeUndefined();
});

test('processes that need the key at the same moment have the same one', async () => {
  const keys = await Promise.all(Array.from({ length: 8 }, () => getSecret(db, 'race')));
  expect(new Set(keys.map((one) => one.toString('hex'))).size).toBe(1);
  const sign = await createSignedLinks(db, 'race').signer();
  expect(await createSignedLinks(db, 'race').read(sign(order), NOON)).toBe(order.id);
});
