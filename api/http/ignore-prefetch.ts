import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from './env.ts';
import { personalResponse } from './envelope.ts';
import { languageOf } from './language.ts';
import { fail } from './reply.ts';

const AHEAD = ['sec-purpose', 'purpose', 'x-moz'];

/** Finds nothing for what a browser asks ahead of a wish, in front of a GET that does something. */
export const ignorePrefetch: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const isAhead = AHEAD.some((name) => /prefetch|prerender/i.test(c.req.header(name) ?? ''));
  if (!isAhead) return next();
  return personalResponse(languageOf(c.req.raw.headers), fail(404, 'api.notFound'));
};
