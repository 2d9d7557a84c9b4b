import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findSimulatedPayments, keepSimulatedPayments } from './simulated-payments.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'souk-simulated-'));
const file = join(dataDir, 'simulated-payments.json');
afterAll(() => rmSync(dataDir, { recursive: true }));

const KEYS = { STRIPE_SECRET_KEY: 'sk_test_thrown_away' };

test('commands find what an open demo was simulated with, and nobody else may read it', () => {
  expect(findSimulatedPayments({ dataDir }, {})).toEqual({});
  keepSimulatedPayments(dataDir, KEYS);
  expect(findSimulatedPayments({ dataDir }, {})).toEqual({ ...KEYS, PAYMENT_SIM: '1' });
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a shop with a database, or keys, of its own is never simulated', () => {
  const databaseUrl = 'postgres://localhost/souk';
  expect(findSimulatedPayments({ dataDir, databaseUrl }, {})).toEqual({});
  expect(findSimulatedPayments({ dataDir }, { RAZORPAY_KEY_ID: 'rzp_live_1' })).toEqual({});
});

test('what a demo has left behind that was killed is passed over', () => {
  // No system has so many processes.
  writeFileSync(file, JSON.stringify({ pid: 2 ** 30, environment: KEYS }));
  expect(findSimulatedPayments({ dataDir }, {})).toEqual({});
  writeFileSync(file, 'half of');
  expect(() => findSimulatedPayments({ dataDir }, {})).toThrow(
    `${file} cannot be read: delete it.`,
  );
});
