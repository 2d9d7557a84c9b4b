import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { listen } from '#server/listen.ts';
import { saveDatabaseUrl } from './database-url-file.ts';
import { createInstallApp } from './install-app.ts';

/** The last answer is on its way when the shop opens in the place of the page. */
const LAST_ANSWER_MS = 2_000;

/** Whether the operator wants to choose a database by the page (INSTALL=1), and has none yet. */
export const needsInstallation = ({ installs, databaseUrl, dataDir }: Config): boolean =>
  installs && databaseUrl === undefined && !existsSync(join(dataDir, 'postgres'));

/**
 * Serves the page of the installation until a database has been chosen and tried, and keeps that for all
 * starts to come; the configuration with it. The token that the page asks for is printed, once.
 */
export const installShop = async (config: Config): Promise<Config> => {
  const { dataDir, host, trustedProxies: proxies } = config;
  const token = randomBytes(16).toString('hex');
  const chosen = Promise.withResolvers<string>();
  const app = createInstallApp({
    token,
    dataDir,
    onDatabase: async (url) => {
      await saveDatabaseUrl(dataDir, url);
      chosen.resolve(url);
    },
  });
  const { port, close } = await listen({ port: config.port, host, fetch: app.fetch, proxies });
  process.stdout.write(
    `Choose the database of the shop at http://localhost:${port}/install\nThe page asks for this token: ${token}\n`,
  );
  const databaseUrl = await chosen.promise;
  await close(LAST_ANSWER_MS, new AbortController().signal);
  return { ...config, databaseUrl };
};
