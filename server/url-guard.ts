import type { MiddlewareHandler } from 'hono';
import { fail } from '#api/http/reply.ts';
import { refusal } from '#server/refusal.ts';

/** Tabs, line ends and other control characters: parsers of URLs drop them or fail, each in its own way. */
const CONTROLS = /%(0|1|7f)/i;

/** Refuses a URL whose path holds control characters with 400: no page has such an address. */
export const guardUrls = (): MiddlewareHandler => async (c, next) => {
  if (!CONTROLS.test(new URL(c.req.url).pathname)) return next();
  return refusal(c.req.raw, fail(400, 'api.badText'));
};
