import type { Hono } from 'hono';
import type { Db } from '#db/client.ts';
import type { SharedCache } from '#api/shared-cache.ts';
import type { ApiEnv, Changes, Log } from '#api/http/env.ts';
import type { InProcessCalls } from '#api/http/in-process-calls.ts';
import type { ResponseCache } from '#api/http/caching/response-cache.ts';
import type { Limits } from '#api/http/limits/call-limits.ts';
import type { PrivateFiles } from '#api/files/private-files.ts';
import type { PublicPictures } from '#api/files/public-pictures.ts';

/** Whether the signature of a webhook holds. */
export type WebhookResult = 'accepted' | 'bad-signature';

/** The dependencies of the API. Nothing under api/ reads the clock or the environment by itself. */
export type Deps = {
  db: Db;
  now: () => Date;
  log: Log;
  /** How many times as wide the limits per caller are; with 0 there are none. */
  limitsTimes?: number;
  /** Called for each new order after it is committed. */
  onOrder?: () => void;
  /** Called for each webhook of a provider; of one whose signature does not hold nothing else is kept. */
  onWebhook?: (provider: string, result: WebhookResult) => void;
  /** Notifications of changes by any process; without them nothing is cached. */
  changes?: Changes;
};

/** What the routes of every domain are given. */
export type RouteDeps = Deps & {
  sharedCache: SharedCache;
  limits: Limits;
  questions: InProcessCalls;
  responseCache: ResponseCache;
  /** Where shoppers find the shop. */
  origin: string;
  privateFiles: PrivateFiles;
  /** Where pictures go that shoppers send for everybody to see. */
  pictures: PublicPictures;
};

/** Answers a call of the storefront in this process. */
export type CallApi = InProcessCalls['ask'];

/** What each domain's routes.ts exports: it binds the domain's calls. `Own`: what it is given besides. */
export type Routes<Own = unknown> = (app: Hono<ApiEnv>, deps: RouteDeps & Own) => void;
