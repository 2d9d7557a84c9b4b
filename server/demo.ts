import type { Logger } from 'pino';
import type { Db } from '#db/client.ts';
import { fillDemoShop, isShopEmpty } from '#demo/fill.ts';
import { renewFlashSales } from '#demo/fill/flash-sales.ts';

const HOUR_MS = 3_600_000;

type Parts = { db: Db; log: Logger; now: () => Date };

/**
 * Fills an empty database with the demo shop and keeps its flash sales running, now and each hour.
 * Returns what ends that.
 */
export const maintainDemo = async ({ db, log, now }: Parts): Promise<() => void> => {
  if (await isShopEmpty(db)) {
    const start = performance.now();
    await fillDemoShop(db, { now: now() });
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
