import { expect, test } from 'vitest';
import { sendCode, verify } from '#contract/account/identity.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { NOON, testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addAccount } from '#test/factories.ts';
import { codeTo } from '#test/mails.ts';

const db = await testDatabase();
const app = testApp(db);
const HOUR_MS = 3_600_000;

const ask = async ({ path }: Endpoint, json: object, clientAddress: string) => {
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(json) };
  const response = await app.request(path, init, { clientAddress });
  const { status, data } = await response.json();
  return { status: status as number, token: data?.challenge as string | undefined };
};

/** Guesses five codes of a challenge, none of them right; how many were looked at. */
const guess = async (challenge: string, right: string, clientAddress: string): Promise<number> => {
  let lookedAt = 0;
  for (let step = 1; step <= 5; step += 1) {
    const code = String((Number(right) + step) % 1_000_000).padStart(6, '0');
    const { status } = await ask(verify, { challenge, code }, clientAddress);
    if (status === 201) lookedAt += 1;
  }
  return lookedAt;
};

test('who tries codes of a thousand addresses has sixty guesses an hour from one network', async () => {
  const from = '198.51.100.7';
  const open: { challenge: string; email: string }[] = [];
  for (let victim = 0; victim < 1_000; victim += 1) {
    const email = `victim${victim}@example.org`;
    const { token } = await ask(sendCode, { email }, from);
    if (token) open.push({ challenge: token, email });
  }
  expect(open).toHaveLength(20);
  let lookedAt = 0;
  for (const { challenge, email } of open)
    lookedAt += await guess(challenge, await codeTo(db, email), from);
  expect(lookedAt).toBe(60);
});

test('who asks for many codes of one account, from many networks, has thirty guesses a day', async () => {
  const email = 'ada@example.org';
  await addAccount(db, { email });
  let lookedAt = 0;
  for (let hour = 0; hour < 6; hour += 1) {
    app.setNow(new Date(NOON.getTime() + hour * HOUR_MS));
    for (let network = 0; network < 12; network += 1) {
      const from = `203.0.113.${hour * 12 + network}`;
      const { token } = await ask(sendCode, { email }, from);
      if (token) lookedAt += await guess(token, await codeTo(db, email), from);
    }
  }
  // Those of six hours have come back.
  expect(lookedAt).toBeGreaterThanOrEqual(30);
  expect(lookedAt).toBeLessThanOrEqual(30 + (30 * 6) / 24);
});
