import cluster from 'node:cluster';
import { readConfig } from '#server/config.ts';
import type { Front } from '#server/compose.ts';
import { fail } from '#server/failure.ts';
import { openLog } from '#server/log.ts';
import { openOwnShop } from '#server/own-shop.ts';
import { openAlone } from '#server/processes/alone.ts';
import { openPrimary } from '#server/processes/primary.ts';
import { openWorker } from '#server/processes/worker.ts';

const start = async (front: Front): Promise<void> => {
  const config = readConfig();
  const worker = cluster.worker?.id;
  const log = openLog(config, worker);
  const own = await openOwnShop(config.dataDir);
  // Of several processes the primary tells it.
  if (worker === undefined) for (const warning of own.warnings) log.warn(warning);
  if (worker !== undefined) return openWorker({ config, log, front, own });
  // Vite holds the state of hot reload in its one process.
  const isAlone = config.processes === 1 || front.pages.mode === 'development';
  return isAlone ? openAlone({ config, log, front, own }) : openPrimary({ config, log, own });
};

/**
 * Opens the shop, in one process or several (WEB_CONCURRENCY), and keeps it open until a signal
 * closes it; ends the process if it cannot.
 */
export const open = (front: Front): Promise<void> => start(front).catch(fail);
