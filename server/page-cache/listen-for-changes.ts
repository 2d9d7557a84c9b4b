import pg from 'pg';
import { poolConfig } from '#db/client.ts';
import type { Connection } from '#db/client.ts';

type Parts = {
  connection: Connection;
  /** What has changed, as tags; undefined: perhaps anything. */
  onChange: (tags?: string[]) => void;
  /** Whether notifications arrive from now on. */
  onListening: (isListening: boolean) => void;
  /** Called when the connection is lost or refused; it is retried. */
  onError: (error: unknown) => void;
};

const CHANNEL = 'shop_changed';
const SOONEST_MS = 100;
const LATEST_MS = 5_000;

/**
 * Listens for changes by any process (migration 0016 announces them). While the connection is lost
 * no notifications arrive (`onListening`); once it is back, anything may have changed. Resolves
 * after the first attempt, whether or not it succeeds.
 */
export const listenForChanges = async ({ connection, onChange, onListening, onError }: Parts) => {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let hasEnded = false;
  let pause = SOONEST_MS;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      ...poolConfig(connection),
      keepAlive: true,
      application_name: 'souk changes',
    });
    client = next;
    next.on('notification', ({ payload }) => onChange(payload ? [payload] : undefined));
    next.on('error', onError);
    next.on('end', again);
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    onListening(true);
    pause = SOONEST_MS;
    onChange();
  };

  const again = (): void => {
    onListening(false);
    if (hasEnded) return;
    clearTimeout(timer);
    timer = setTimeout(() => void start(), pause).unref();
    pause = Math.min(LATEST_MS, pause * 2);
  };

  const start = (): Promise<void> =>
    connect().catch((error: unknown) => {
      onError(error);
      client?.end().catch(onError);
      again();
    });

  await start();
  return {
    close: async (): Promise<void> => {
      hasEnded = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
};
