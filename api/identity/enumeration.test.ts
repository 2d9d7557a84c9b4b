import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { forgotPassword, sendCode, signInByPassword, signUp } from '#contract/account/identity.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addAccount } from '#test/factories.ts';

const db = await testDatabase();
const app = testApp(db, { limitsTimes: 0 });
const KNOWN = 'marie@example.org';
const password = 'seven green kettles';
await addAccount(db, { email: KNOWN, password_hash: await hash('another password') });

const PAIRS = 200;

type Answer = { ms: number; text: string };

const ask = async ({ path }: Endpoint, json: object): Promise<Answer> => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(json);
  const before = performance.now();
  const response = await app.request(path, { method: 'POST', headers, body });
  const text = `${response.status} ${await response.text()}`;
  const ms = performance.now() - before;
  // The token of a challenge is random, and as long for everybody.
  return { ms, text: text.replace(/"challenge":"[\w-]{43}"/, '"challenge":"…"') };
};

const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * part)] ?? 0;

const spread = (values: readonly number[]): number =>
  quantile(values, 0.75) - quantile(values, 0.25);

/** Answers for the known and for unknown addresses, in turns, so that both see the same load. */
const askInTurns = async (endpoint: Endpoint, other: object) => {
  const known: Answer[] = [];
  const unknown: Answer[] = [];
  const askKnown = async () => known.push(await ask(endpoint, { ...other, email: KNOWN }));
  const askUnknown = async (turn: number) =>
    unknown.push(await ask(endpoint, { ...other, email: `m${turn}@example.org` }));
  for (let turn = -10; turn < PAIRS; turn += 1) {
    if (turn === 0) known.length = unknown.length = 0;
    if (turn % 2 === 0) await askKnown();
    await askUnknown(turn);
    if (turn % 2 !== 0) await askKnown();
  }
  return { known, unknown };
};

test.for([
  ['signing in', signInByPassword, { password }],
  ['asking for a code', sendCode, {}],
  ['a forgotten password', forgotPassword, {}],
  ['signing up', signUp, { name: 'Ada', password }],
] as const)(
  '%s tells neither by its answer nor by its time whether an address has an account',
  async ([, endpoint, other]) => {
    const { known, unknown } = await askInTurns(endpoint, other);
    expect(new Set([...known, ...unknown].map(({ text }) => text)).size).toBe(1);
    const [one, two] = [known, unknown].map((answers) => answers.map(({ ms }) => ms));
    const noise = Math.min(spread(one ?? []), spread(two ?? []));
    const difference = Math.abs(quantile(one ?? [], 0.5) - quantile(two ?? [], 0.5));
    expect(difference).toBeLessThan(noise);
  },
);
