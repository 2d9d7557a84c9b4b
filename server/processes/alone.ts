import type { Logger } from 'pino';
import type { Front } from '#server/compose.ts';
import type { Config } from '#server/config.ts';
import { createCounter } from '#server/counter.ts';
import { createMetrics } from '#server/metrics/metrics.ts';
import type { OwnShop } from '#server/own-shop.ts';
import { keepOpen } from '#server/processes/keep-open.ts';

type Parts = { config: Config; log: Logger; front: Front; own: OwnShop };

/** Opens the shop in this one process. */
export const openAlone = async ({ config, log, front, own }: Parts): Promise<void> => {
  const metrics = createMetrics(config.metricsToken);
  const { listen, open, close, clear } = createCounter({ config, log, front, own, metrics });
  await keepOpen(
    { config, log, hooks: own.shop.hooks ?? {} },
    {
      listen,
      open: (database) => open(database, { now: () => new Date(), warm: true }),
      close,
      clear,
    },
  );
};
