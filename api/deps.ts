import type { Hono } from 'hono';
import type { Db } from '#db/client.ts';
import type { Facts } from '#api/facts.ts';
import type { ApiEnv, Changes, Log } from '#api/http/env.ts';
import type { Questions } from '#api/http/questions.ts';
import type { ShopAnswers } from '#api/http/shop-answers.ts';
import type { Limits } from '#api/http/limits.ts';

/** What the API needs from the world. Nothing under api/ reads the clock or the environment. */
export type Deps = {
  db: Db;
  now: () => Date;
  log: Log;
  /** How many times as wide the limits per caller are; with 0 there are none. */
  limitsTimes?: number;
  /** Hears of each new order, once it is kept. */
  onOrder?: () => void;
  /** How changes of the shop are heard of, of any process; without it nothing of the shop is kept. */
  changes?: Changes;
};

/** What the routes of every domain are given. */
export type RouteDeps = Deps & {
  facts: Facts;
  limits: Limits;
  questions: Questions;
  shopAnswers: ShopAnswers;
};

/** Answers a call of the storefront in this process. */
export type Ask = Questions['ask'];

/** What each domain's routes.ts exports: it binds the domain's calls. `Own`: what it is given besides. */
export type Routes<Own = unknown> = (app: Hono<ApiEnv>, deps: RouteDeps & Own) => void;
