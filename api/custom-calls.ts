import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Db } from '#db/client.ts';
import type { Deps } from './deps.ts';
import type { ApiEnv, Log } from './http/env.ts';
import { personalResponse } from './http/envelope.ts';
import { languageOf } from './http/language.ts';
import { fail } from './http/reply.ts';

/** Where the calls of a shop's own are: no call of Souk's will ever begin like this. */
export const CUSTOM_CALLS = '/api/own';

/** As many bytes as any call takes. */
const MOST_BYTES = 1_000_000;

/** What a shop's own calls may use; `now` is the shop's clock. */
export type CustomWorld = { db: Db; log: Log; now: () => Date };

/** Binds the calls that a shop's configuration adds, to an app whose paths begin below /api/own. */
export type CustomCalls = (app: Hono<ApiEnv>, world: CustomWorld) => void;

/** The shop's own calls below /api/own. What they throw is logged and answered as of any call. */
export const customCalls = ({ db, log, now }: Deps, bind: CustomCalls): Hono<ApiEnv> => {
  const app = new Hono<ApiEnv>().basePath(CUSTOM_CALLS);
  const onError = (c: { req: { raw: Request } }) =>
    personalResponse(languageOf(c.req.raw.headers), fail(413, 'api.bodyTooLarge'));
  app.use(bodyLimit({ maxSize: MOST_BYTES, onError }));
  bind(app, { db, log, now });
  return app;
};
