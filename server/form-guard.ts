import type { Context, MiddlewareHandler, Next } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { translator } from '#i18n/messages.ts';
import type { MessageKey } from '#i18n/translate.ts';
import { languageOf } from '#api/http/language.ts';
import { LIMITS } from '#server/limits.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

const isHost = (origin: string, host: string): boolean =>
  URL.canParse(origin) && new URL(origin).host === host;

/**
 * Whether a page of the shop itself sent this, or no browser at all. Browsers tell where a request
 * comes from by Sec-Fetch-Site, over plain http by Origin alone. A subdomain is another site: it
 * may be somebody else's.
 */
const isOwn = ({ headers, url }: Request): boolean => {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = headers.get('origin');
  return origin === null || isHost(origin, new URL(url).host);
};

const refuse = (c: Context, status: 400 | 403 | 413, key: MessageKey): Response =>
  c.text(translator(languageOf(c.req.raw.headers))(key), status, { 'cache-control': 'no-store' });

const isForm = async (request: Request): Promise<boolean> => {
  try {
    await request.clone().formData();
    return true;
  } catch {
    // No form, or broken off: what was sent cannot be understood, and the sender is told so.
    return false;
  }
};

/**
 * Stands before everything that answers a form, for a browser sends the shopper's cookies along
 * with it: refuses forms that another site has made it send, and those that are too large or none.
 * Calls of the API need no such guard, because they take no cookie for a proof of who asks.
 */
export const guardForms = (): MiddlewareHandler[] =>
  [
    async (c: Context, next: Next) => (isOwn(c.req.raw) ? next() : refuse(c, 403, 'api.otherSite')),
    bodyLimit({ maxSize: LIMITS.form, onError: (c) => refuse(c, 413, 'api.bodyTooLarge') }),
    async (c: Context, next: Next) =>
      (await isForm(c.req.raw)) ? next() : refuse(c, 400, 'api.badRequest'),
  ].map(
    (guard): MiddlewareHandler =>
      (c, next) =>
        READING.has(c.req.method) ? next() : guard(c, next),
  );
