import type { MiddlewareHandler } from 'hono';
import { translator } from '#i18n/messages.ts';
import { languageOf } from '#api/http/language.ts';

/** Tabs and line ends, which address parsers drop or stumble over, each in its own way. */
const CONTROLS = /%(0|1|7f)/i;

/** Refuses what can be the address of no page. */
export const guardAddresses = (): MiddlewareHandler => async (c, next) => {
  const { headers, url } = c.req.raw;
  if (!CONTROLS.test(new URL(url).pathname)) return next();
  return c.text(translator(languageOf(headers))('api.badText'), 400);
};
