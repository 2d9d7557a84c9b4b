import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Connection, Db } from '#db/client.ts';
import { DEMO_CUSTOMER } from '#demo/customer/customer.ts';
import { renewFlashSales } from '#demo/fill/flash-sales.ts';
import { isShopEmpty } from '#demo/is-shop-empty.ts';

const HOUR_MS = 3_600_000;

const FILL_COMMAND = join(import.meta.dirname, '../demo/fill-command.ts');

type Parts = { db: Db; connection: Connection; log: Logger; now: () => Date };

const fillDemo = async (connection: Connection, now: Date): Promise<void> => {
  const child = fork(FILL_COMMAND);
  child.send({ connection, now: now.getTime() });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('the demo shop could not be filled');
};

/** Whether the demo's customer can be signed in as, which is told at the start. */
export const hasDemoCustomer = async (db: Db): Promise<boolean> => {
  const found = await db
    .selectFrom('account')
    .select('id')
    .where('email', '=', DEMO_CUSTOMER.email)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
};

/**
 * Fills an empty database with the demo shop and keeps its flash sales running, now and each hour.
 * Returns what ends that.
 */
export const maintainDemo = async ({ db, connection, log, now }: Parts): Promise<() => void> => {
  if (await isShopEmpty(db)) {
    const start = performance.now();
    await fillDemo(connection, now());
    log.info({ ms: Math.round(performance.now() - start) }, 'the demo shop is filled');
  }
  await renewFlashSales(db, now());
  const renew = () =>
    renewFlashSales(db, now()).catch((err: unknown) =>
      log.error({ err }, 'the flash sales of the demo could not be renewed'),
    );
  const timer = setInterval(renew, HOUR_MS).unref();
  return () => clearInterval(timer);
};
