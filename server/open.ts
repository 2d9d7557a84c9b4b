import cluster from 'node:cluster';
import { readConfig } from '#server/config.ts';
import type { Frontend } from '#server/compose.ts';
import { fail } from '#server/failure.ts';
import { openLog } from '#server/log.ts';
import { installShop, needsInstallation } from '#server/install/install-shop.ts';
import { openCustomShop } from '#server/custom-shop.ts';
import { openSingleProcess } from '#server/processes/single-process.ts';
import { openPrimary } from '#server/processes/primary.ts';
import { openWorker } from '#server/processes/worker.ts';

const start = async (frontend: Frontend): Promise<void> => {
  const asked = readConfig();
  const worker = cluster.worker?.id;
  const config = needsInstallation(asked) ? await installShop(asked) : asked;
  const log = openLog(config, worker);
  const own = await openCustomShop(config.dataDir);
  // Where there are several processes the primary alone logs these.
  if (worker === undefined) for (const warning of own.warnings) log.warn(warning);
  if (worker !== undefined) return openWorker({ config, log, frontend, own });
  // Vite holds the state of hot reload in its one process.
  const isAlone = config.processes === 1 || frontend.pages.mode === 'development';
  return isAlone
    ? openSingleProcess({ config, log, frontend, own })
    : openPrimary({ config, log, own });
};

/**
 * Opens the shop, in one process or several (WEB_CONCURRENCY), and keeps it open until a signal
 * closes it; ends the process if it cannot.
 */
export const open = (frontend: Frontend): Promise<void> => start(frontend).catch(fail);
