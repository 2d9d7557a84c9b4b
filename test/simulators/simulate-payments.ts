import { join } from 'node:path';
import { loadShop } from '#extend/load-shop.ts';
import { ConfigError, originOf, readConfig, type Config } from '#server/config.ts';
import { listPaymentSettings } from '#server/payments/settings.ts';
import { keepSimulatedPayments } from '#server/simulated-payments.ts';
import { restoreMemories, saveMemories } from './memory.ts';
import { openSimulators, SIMULATORS } from './open-all.ts';

/** The ports of simulators are the same at each start, so that pages of them keep their addresses. */
const ABOVE_THE_SHOP = 11;

const refuse = (reason: string): never => {
  throw new ConfigError(`PAYMENT_SIM=1 is for the demo shop alone: ${reason}.`);
};

const isThisMachine = (origin: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname);

/** Nobody shall send parcels for money that was never there: what looks like a real shop is refused. */
const requireDemo = async (config: Config): Promise<void> => {
  const { demo, databaseUrl, installs, publicUrl, port, dataDir } = config;
  if (!demo) refuse('SHOP_DEMO is 0');
  if (databaseUrl !== undefined || installs) refuse('this shop has a database of its own');
  if (publicUrl && !isThisMachine(publicUrl)) refuse(`PUBLIC_URL is ${publicUrl}`);
  const [named] = listPaymentSettings(process.env);
  if (named) refuse(`${named} is set`);
  const { shop } = await loadShop(dataDir);
  if (shop.payments) refuse('souk.config.ts has ways to pay of its own');
  if (port === 0) refuse('it wants to know its PORT, which is 0');
};

/**
 * Opens simulators of all payment providers in this process, and gives their addresses and keys that are thrown
 * away to its environment, and to commands while it is open. What they know of payments lies in DATA_DIR until the next time. Throws ConfigError where the shop is not the demo.
 */
export const simulatePayments = async (): Promise<void> => {
  const config = readConfig();
  await requireDemo(config);
  const first = config.port + ABOVE_THE_SHOP;
  const last = first + SIMULATORS - 1;
  const opened = await openSimulators(originOf(config, config.port), first).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') throw error;
      throw new ConfigError(`PAYMENT_SIM wants the ports ${first} to ${last}, and one is taken.`);
    },
  );
  Object.assign(process.env, opened.environment);
  keepSimulatedPayments(config.dataDir, opened.environment);
  const memories = Object.values(opened.simulators).map(({ memory }) => memory);
  const file = join(config.dataDir, 'simulated-payments');
  restoreMemories(memories, file);
  process.on('exit', () => saveMemories(memories, file));
  process.stdout.write(
    `Payments are simulated, no money moves. Codes of UPI are paid at ${opened.upiApp}\n`,
  );
};
