import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ConfigError } from '#server/config.ts';
import { listPaymentSettings } from '#server/payments/settings.ts';

const record = z.object({ pid: z.int(), environment: z.record(z.string(), z.string()) });

const fileIn = (dataDir: string): string => join(dataDir, 'simulated-payments.json');

/**
 * Keeps what the demo was opened with for its commands, until this process ends. Its keys move no money, and
 * are thrown away with it; nobody else reads them all the same.
 */
export const keepSimulatedPayments = (
  dataDir: string,
  environment: Readonly<Record<string, string>>,
): void => {
  const file = fileIn(dataDir);
  rmSync(file, { force: true });
  writeFileSync(file, JSON.stringify({ pid: process.pid, environment }), { mode: 0o600 });
  process.on('exit', () => rmSync(file, { force: true }));
};

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * What a demo that is open with simulated providers (`PAYMENT_SIM=1 npm start`) has in its environment; nothing
 * where none is, and for a shop with a database or keys of its own. Throws ConfigError where the file is none
 * of ours.
 */
export const findSimulatedPayments = (
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl?: string | undefined },
  env: NodeJS.ProcessEnv,
): Record<string, string> => {
  const text = read(fileIn(dataDir));
  if (text === undefined || databaseUrl !== undefined) return {};
  if (listPaymentSettings(env).length > 0) return {};
  const { data } = record.safeParse(parse(text));
  if (!data) throw new ConfigError(`${fileIn(dataDir)} cannot be read: delete it.`);
  return isRunning(data.pid) ? { ...data.environment, PAYMENT_SIM: '1' } : {};
};

/** Whether all providers of this process are simulated, on this machine. */
export const arePaymentsSimulated = (env: NodeJS.ProcessEnv): boolean => env['PAYMENT_SIM'] === '1';
