import type { Server } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { ServerBuild } from 'react-router';
import { createApi } from '#api/app.ts';
import type { Changes } from '#api/http/env.ts';
import { poolFigures } from '#db/client.ts';
import type { Connection, Db } from '#db/client.ts';
import { getSettings } from '#db/settings.ts';
import { inLanguage } from '#db/texts.ts';
import { diskPictures } from '#extend/disk-pictures.ts';
import { originOf, proxySetupOf } from '#server/config.ts';
import type { Config } from '#server/config.ts';
import type { Before } from '#server/listen.ts';
import { createMedia } from '#server/media/media.ts';
import { createShopIcons } from '#server/media/shop-icons.ts';
import type { Metrics } from '#server/metrics/metrics.ts';
import { createPaymentEnds } from '#server/metrics/payments.ts';
import type { CustomShop } from '#server/custom-shop.ts';
import { openChangeFeed } from '#server/page-cache/change-feed.ts';
import { createFastPath } from '#server/page-cache/fast-path.ts';
import { createPageCache } from '#server/page-cache/page-cache.ts';
import type { PageCache } from '#server/page-cache/page-cache.ts';
import { createPublicPages, createUncachedPages } from '#server/page-cache/public-pages.ts';
import { createRenderLimit } from '#server/page-cache/render-limit.ts';
import { getPrivateFilesKey } from '#server/private-files-key.ts';
import { remoteApi } from '#server/remote-api.ts';
import { createShop } from '#server/shop.ts';
import { createSmsSender } from './send-sms.ts';
import { createStorefront } from '#server/storefront.ts';
import type { Answer, Pages, Storefront } from '#server/storefront.ts';
import type * as Entry from '#web/entry.server.tsx';
import { warmSearch } from './warm-search.ts';

/** The source of the pages and their files: the build, or Vite in development. */
export type Frontend = {
  pages: Pages;
  files: MiddlewareHandler;
  before?: (server: Server) => Promise<Before>;
  /** Ends what `before` has started. */
  close?: () => Promise<void>;
};

type Parts = {
  config: Config;
  log: Logger;
  frontend: Frontend;
  own: CustomShop;
  db: Db;
  connection: Connection;
  now: () => Date;
  metrics: Metrics;
};

/** A page cache that hears what changes in the shop. In development every page is rendered anew. */
const openCache = ({ config, frontend, log }: Parts, changes: Changes): PageCache | undefined => {
  const megabytes = config.pageCacheMegabytes;
  if (megabytes === 0 || frontend.pages.mode === 'development') return undefined;
  // What changes in this database is heard, and nothing of another API's.
  const isOwnApi = config.apiOrigin === undefined;
  const cache = createPageCache({
    megabytes,
    clock: () => performance.now(),
    isListening: () => changes.isListening() && isOwnApi,
    onError: (err) => log.warn({ err }, 'a page could not be renewed'),
  });
  changes.onChange(cache.drop);
  return cache;
};

const withCache = async (
  { config, log, metrics }: Parts,
  build: ServerBuild,
  cache: PageCache,
  shopOf: (storefront: Answer) => Answer,
  storefront: Storefront,
) => {
  const entry = build.entry.module as unknown as typeof Entry;
  const findPublicAddress = (address: string) => entry.findPublicAddress(build.routes, address);
  const limitRenders = createRenderLimit(config.limitsTimes);
  const pages = createPublicPages({ build, storefront, cache, limitRenders, findPublicAddress });
  const answer = shopOf(pages);
  const fastPath = createFastPath({
    cache,
    log,
    proxySetup: proxySetupOf(config),
    readPublicVisit: entry.readPublicVisit,
    findPublicAddress,
    onSent: metrics?.countRequest,
  });
  return { answer: fastPath.memoised(answer), send: fastPath.send, findKey: fastPath.findKey };
};

/** Assembles the shop: API, pictures, files, pages and their caches. */
export const composeShop = async (parts: Parts) => {
  const { config, log, frontend, own, db, now, metrics } = parts;
  const { payments } = own;
  const { calls } = own.shop;
  const { files } = frontend;
  const pages = own.inPages(frontend.pages);
  // The first visitor should not wait for it.
  await pages.load();
  const { apiOrigin, dataDir, limitsTimes, mediaBytes } = config;
  const originals = own.shop.pictures ?? diskPictures(dataDir);
  const changeFeed = await openChangeFeed(parts);
  const sms = createSmsSender(config, own.shop.sms);
  const api = createApi({
    db,
    log,
    now,
    limitsTimes,
    origin: originOf(config, config.port),
    social: config.social,
    privateFilesKey: getPrivateFilesKey(config),
    sendEmailUrl: config.sendEmailUrl,
    pictures: originals,
    payments,
    processesEventsAtOnce: true,
    ...(calls && { customCalls: calls }),
    ...(sms && { sms }),
    onOrder: () => metrics?.countOrder(),
    onWebhook: (provider, result) => metrics?.countWebhook(provider, result),
    changes: changeFeed,
  });
  const ask = apiOrigin ? remoteApi(apiOrigin) : api.ask;
  const cache = openCache(parts, changeFeed);
  const storefront = createStorefront(pages, ask, own.pageTheme);
  const media = createMedia({
    dataDir,
    originals,
    mostBytes: mediaBytes,
    onProblem: ({ key, error: err }) =>
      log.error({ err, key }, 'a picture could not be made or kept'),
  });
  const shopIcons = createShopIcons({
    dataDir,
    originals,
    identify: async (language) => {
      const { site_name, primary_color: colour } = await getSettings(db);
      return { name: inLanguage(site_name, language), colour: own.pageTheme?.primary ?? colour };
    },
  });
  const shopOf = (answer: Answer): Answer =>
    createShop({
      api: api.fetch,
      media,
      shopIcons,
      themeFiles: own.files,
      files,
      storefront: answer,
    });
  metrics?.open({
    pool: () => poolFigures(db),
    pages: cache?.figures,
    paymentEnds: createPaymentEnds(db, (err) =>
      log.warn({ err }, 'the figures of payments could not be read'),
    ),
  });
  // A million cards take seconds to read: whoever came before would wait for all of them.
  await api.ready;
  // Behind the cards, which every visitor waits for; a search reads the words of its language itself.
  const ends = new AbortController();
  const warmed = warmSearch(api.fetch, ends.signal, (language, status) =>
    log.warn({ language, status }, 'the words of the search could not be read'),
  );
  /** Only then may the database be closed. */
  const close = async (): Promise<void> => {
    ends.abort();
    await warmed;
    await changeFeed.close();
  };
  return cache
    ? { ...(await withCache(parts, await pages.load(), cache, shopOf, storefront)), close }
    : {
        answer: shopOf(createUncachedPages(pages, storefront, createRenderLimit(limitsTimes))),
        send: undefined,
        findKey: undefined,
        close,
      };
};
