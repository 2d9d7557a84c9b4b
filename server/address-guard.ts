import type { MiddlewareHandler } from 'hono';
import { fail } from '#api/http/reply.ts';
import { refusal } from '#server/refusal.ts';

/** Tabs and line ends, which address parsers drop or stumble over, each in its own way. */
const CONTROLS = /%(0|1|7f)/i;

/** Refuses what can be the address of no page. */
export const guardAddresses = (): MiddlewareHandler => async (c, next) => {
  if (!CONTROLS.test(new URL(c.req.url).pathname)) return next();
  return refusal(c.req.raw, fail(400, 'api.badText'));
};
