import type { Logger } from 'pino';
import type { Front } from '#server/compose.ts';
import type { Config } from '#server/config.ts';
import { createCounter } from '#server/counter.ts';
import { createMetrics } from '#server/metrics/metrics.ts';
import { keepOpen } from '#server/processes/keep-open.ts';

type Parts = { config: Config; log: Logger; front: Front };

/** Opens the shop in this one process. */
export const openAlone = async ({ config, log, front }: Parts): Promise<void> => {
  const metrics = createMetrics(config.metricsToken);
  const { listen, open, close, clear } = createCounter({ config, log, front, metrics });
  await keepOpen(
    { config, log },
    {
      listen,
      open: (database) => open(database, { now: () => new Date(), warm: true }),
      close,
      clear,
    },
  );
};
