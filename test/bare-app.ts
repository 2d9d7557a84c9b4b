import { Hono } from 'hono';
import { createLimits } from '#api/http/limits/call-limits.ts';
import { UNDECLARED } from '#api/http/declared-refusals.ts';
import type { ApiEnv } from '#api/http/env.ts';
import { answerError } from '#api/http/errors.ts';
import { createInProcessCalls } from '#api/http/in-process-calls.ts';
import { createResponseCache } from '#api/http/caching/response-cache.ts';
import type { Db } from '#db/client.ts';
import { NOON } from '#test/app.ts';

/** An API without calls, for those that only a test has: `implement(app, deps, endpoint, …)`. */
export const bareApp = (db: Db) => {
  const errors: { fields: object; message: string }[] = [];
  const quiet = (): void => {};
  const log = {
    info: quiet,
    warn: quiet,
    error: (fields: object, message: string) => {
      errors.push({ fields, message });
      if (message === UNDECLARED) throw new Error(`${UNDECLARED}: ${JSON.stringify(fields)}`);
    },
  };
  const now = () => NOON;
  const deps = {
    db,
    log,
    now,
    limits: createLimits(),
    questions: createInProcessCalls({ log }),
    responseCache: createResponseCache({ now }),
  };
  const app = new Hono<ApiEnv>();
  app.onError(answerError(deps));
  return { app, deps, errors };
};
