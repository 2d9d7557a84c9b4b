import type { Server } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { pino } from 'pino';
import type { Logger } from 'pino';
import { createApi } from '#api/app.ts';
import type { Db } from '#db/client.ts';
import { MigrationError } from '#db/migrate.ts';
import { EmbeddedError } from '#db/postgres/error.ts';
import { getSettings } from '#db/settings.ts';
import { inLanguage } from '#db/texts.ts';
import { startUpkeep } from '#jobs/upkeep/start.ts';
import { ConfigError, readConfig } from '#server/config.ts';
import type { Config } from '#server/config.ts';
import { openDatabase } from '#server/database.ts';
import { keepDemo } from '#server/demo.ts';
import { createDoor } from '#server/door.ts';
import { listen } from '#server/listen.ts';
import type { Before } from '#server/listen.ts';
import { createEmblems } from '#server/media/emblems.ts';
import { createMedia } from '#server/media/media.ts';
import { warmHome } from '#server/media/warm.ts';
import { createShop } from '#server/shop.ts';
import { onStop } from '#server/stop.ts';
import { createStorefront, remoteApi } from '#server/storefront.ts';
import type { Answer, Pages } from '#server/storefront.ts';

/** Where the pages and their files come from: the build, or Vite. */
export type Front = {
  pages: Pages;
  files: MiddlewareHandler;
  before?: (server: Server) => Promise<Before>;
  /** Ends what `before` has started. */
  close?: () => Promise<void>;
};

/** Requests in flight get this long when the shop closes, milliseconds. */
const LAST_REQUESTS_MS = 10_000;

type Parts = { config: Config; log: Logger; front: Front; db: Db; now: () => Date };

const composeShop = async ({ config, log, front, db, now }: Parts): Promise<Answer> => {
  const { pages, files } = front;
  // The first visitor should not wait for it.
  await pages.load();
  const api = createApi({ db, log, now });
  const { apiOrigin, dataDir, mediaBytes } = config;
  const storefront = createStorefront(pages, apiOrigin ? remoteApi(apiOrigin) : api.fetch);
  const media = createMedia({
    dataDir,
    mostBytes: mediaBytes,
    onProblem: ({ key, error: err }) =>
      log.error({ err, key }, 'a picture could not be made or kept'),
  });
  const emblems = createEmblems({
    dataDir,
    identify: async (language) => {
      const { site_name, primary_color: colour } = await getSettings(db);
      return { name: inLanguage(site_name, language), colour };
    },
  });
  return createShop({ api: api.fetch, media, emblems, files, storefront });
};

const start = async (front: Front): Promise<void> => {
  const config = readConfig();
  const log = pino({ level: config.logLevel, base: null });
  const door = createDoor(log, config.trustedProxies);
  const { port, host } = config;
  const listening = await listen({ port, host, fetch: door.answer, before: front.before });
  const opening = openDatabase(config, log);

  let stopping = false;
  let leaveDemo: (() => void) | undefined;
  let endUpkeep: (() => Promise<void>) | undefined;
  onStop(async (hurry) => {
    stopping = true;
    door.shut();
    leaveDemo?.();
    await front.close?.();
    await listening.close(LAST_REQUESTS_MS, hurry);
    await endUpkeep?.();
    await opening.then(({ close }) => close()).catch(fail);
    process.exit(0);
  });

  try {
    const { db, answers } = await opening;
    const now = () => new Date();
    if (config.demo) leaveDemo = await keepDemo({ db, log, now });
    const answer = await composeShop({ config, log, front, db, now });
    if (stopping) return;
    endUpkeep = startUpkeep({
      db,
      now,
      onError: (err) => log.error({ err }, 'the upkeep of the shop has failed; it is tried again'),
    });
    door.open({ answer, isReady: answers });
    const headers = { accept: 'image/avif,image/webp,*/*' };
    warmHome(async (path) =>
      answer(new Request(new URL(path, `http://localhost:${listening.port}`), { headers }), {}),
    ).catch((err: unknown) => log.warn({ err }, 'the first pictures were not made ahead'));
    process.stdout.write(`Souk is open at http://localhost:${listening.port}\n`);
  } catch (error) {
    // A shop that is closed while it is opening loses its database: no failure.
    if (!stopping) throw error;
  }
};

/** What an operator can put right, told in one sentence. Anything else is a bug and has a stack. */
const isForOperator = (error: unknown): error is Error =>
  error instanceof ConfigError || error instanceof EmbeddedError || error instanceof MigrationError;

const fail = (error: unknown): never => {
  const text = isForOperator(error) ? error.message : ((error as Error).stack ?? String(error));
  process.stderr.write(`Souk cannot start: ${text}\n`);
  process.exit(1);
};

/** Opens the shop and keeps it open until a signal closes it; ends the process if it cannot. */
export const open = (front: Front): Promise<void> => start(front).catch(fail);
