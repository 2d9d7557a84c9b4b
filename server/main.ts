import { Hono } from 'hono';
import { sql } from 'kysely';
import { pino } from 'pino';
import type { Logger } from 'pino';
import { MigrationError } from '#db/migrate.ts';
import { EmbeddedError } from '#db/postgres/error.ts';
import { ConfigError, readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database.ts';
import type { Database } from '#server/database.ts';
import { createDoor } from '#server/door.ts';
import { listen } from '#server/listen.ts';
import { createShop } from '#server/shop.ts';
import { onStop } from '#server/stop.ts';
import { createStorefront, loadBuild, remoteApi } from '#server/storefront.ts';

/** Requests in flight get this long when the shop closes, milliseconds. */
const LAST_REQUESTS_MS = 10_000;

/** What an operator can put right, told in one sentence. Anything else is a bug and has a stack. */
const isForOperator = (error: unknown): error is Error =>
  error instanceof ConfigError || error instanceof EmbeddedError || error instanceof MigrationError;

const fail = (error: unknown): never => {
  const text = isForOperator(error) ? error.message : ((error as Error).stack ?? String(error));
  process.stderr.write(`Souk cannot start: ${text}\n`);
  process.exit(1);
};

const answers = async ({ db }: Database): Promise<boolean> => {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    // That it does not answer is the answer; the pool logs the reason.
    return false;
  }
};

const start = async (): Promise<void> => {
  const config = readConfig();
  const log: Logger = pino({ level: config.logLevel, base: null });
  const door = createDoor(log, config.trustedProxies);
  const listening = await listen(door.app.fetch, config.port, config.host);
  const opening = openDatabase(config, log);
  let stopping = false;

  onStop(async (hurry) => {
    stopping = true;
    door.shut();
    await listening.close(LAST_REQUESTS_MS, hurry);
    await opening.then((database) => database.close()).catch(fail);
    process.exit(0);
  });

  const database = await opening;
  const storefront = createStorefront(
    await loadBuild(),
    remoteApi('http://localhost'),
    'production',
  );
  const shop = createShop({ api: undefined, media: new Hono(), storefront });
  if (stopping) return;
  door.open({ app: shop, isReady: () => answers(database) });
  process.stdout.write(`Souk is open at http://localhost:${listening.port}\n`);
};

await start().catch(fail);
