import { Hono } from 'hono';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import { settleOrigin } from '#server/proxy.ts';
import { requestLog } from '#server/request-log.ts';
import type { RequestEnv } from '#server/request-log.ts';

export type Shop = {
  app: Hono;
  /** Whether the database answers. */
  isReady: () => Promise<boolean>;
};

/**
 * What stands in front of the shop from the first moment to the last: while it is not open, every
 * page answers 503, /healthz says that the process lives and /readyz that it takes no customers.
 */
export const createDoor = (log: Logger, proxies: number) => {
  let shop: Shop | undefined;

  const isReady = async (): Promise<boolean> => (shop ? shop.isReady() : false);
  const closed = (c: Context): Response =>
    c.text('Souk is not open right now. Please try again in a moment.', 503, {
      'retry-after': '5',
      'cache-control': 'no-store',
    });

  const app = new Hono<RequestEnv>();
  app.use(requestLog(log));
  app.use('/healthz', noStore).get('/healthz', (c) => c.text('ok'));
  app.use('/readyz', noStore).get('/readyz', async (c) => {
    const ready = await isReady();
    return c.text(ready ? 'ready' : 'not ready', ready ? 200 : 503);
  });
  app.all('*', (c) => (shop ? shop.app.fetch(settleOrigin(c, proxies), c.env) : closed(c)));
  app.onError((error, c) => {
    log.error({ err: error, requestId: c.get('requestId') }, 'a request failed');
    return c.text('Something went wrong on our side.', 500);
  });

  return {
    app,
    open: (opened: Shop): void => {
      shop = opened;
    },
    shut: (): void => {
      shop = undefined;
    },
  };
};

const noStore = async (c: Context, next: () => Promise<void>): Promise<void> => {
  await next();
  c.header('cache-control', 'no-store');
};
