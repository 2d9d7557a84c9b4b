import type { Logger } from 'pino';
import type { Frontend } from '#server/compose.ts';
import type { Config } from '#server/config.ts';
import { createVisitorServer } from '#server/visitor-server.ts';
import { createMetrics } from '#server/metrics/metrics.ts';
import type { CustomShop } from '#server/custom-shop.ts';
import { runShop } from '#server/processes/run-shop.ts';

type Parts = { config: Config; log: Logger; frontend: Frontend; own: CustomShop };

/** Opens the shop in this one process. */
export const openSingleProcess = async ({ config, log, frontend, own }: Parts): Promise<void> => {
  const metrics = createMetrics(config.metricsToken);
  const { listen, open, close, clear } = createVisitorServer({
    config,
    log,
    frontend,
    own,
    metrics,
  });
  await runShop(
    { config, log, own },
    {
      listen,
      open: (database) => open(database, { now: () => new Date(), warm: true }),
      close,
      clear,
    },
  );
};
