import type { Context, MiddlewareHandler, Next } from 'hono';
import { readBytes } from '#api/http/read-request.ts';
import { fail } from '#api/http/reply.ts';
import { LIMITS } from '#server/connection-limits.ts';
import { refusal } from '#server/refusal.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether the origin is the address, but for https: the shop does not know that it is reached by it. */
const isHttpsVariant = (origin: URL, { protocol, host }: URL): boolean =>
  protocol === 'http:' && origin.origin === new URL(`https://${host}`).origin;

/**
 * Who sent a form: a page of the shop itself or no browser at all; another site; or a page of the
 * shop under another origin than the shop believes to have, because a proxy does not forward it.
 * Browsers tell where a request comes from by Sec-Fetch-Site, over plain http by Origin alone. A
 * subdomain is another site: it may be somebody else's.
 */
export const senderOf = ({ headers, url }: Request): 'own' | 'foreign' | 'misconfigured' => {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return 'foreign';
  const origin = headers.get('origin');
  if (origin === null) return 'own';
  if (!URL.canParse(origin)) return 'foreign';
  const from = new URL(origin);
  const here = new URL(url);
  if (from.origin === here.origin) return 'own';
  return site === 'same-origin' || isHttpsVariant(from, here) ? 'misconfigured' : 'foreign';
};

const REFUSALS = {
  foreign: fail(403, 'api.otherSite'),
  misconfigured: fail(403, 'api.misconfigured'),
};

const guardSender = async (c: Context, next: Next): Promise<Response | void> => {
  const sender = senderOf(c.req.raw);
  return sender === 'own' ? next() : refusal(c.req.raw, REFUSALS[sender]);
};

const isForm = async (request: Request): Promise<boolean> => {
  try {
    await request.clone().formData();
    return true;
  } catch {
    // What was sent cannot be understood, and the sender is told so.
    return false;
  }
};

/** Lets whole forms through, which everything behind may read again. */
const guardBody = async (c: Context, next: Next): Promise<Response | void> => {
  const sent = c.req.raw;
  if (!sent.body) return refusal(sent, fail(400, 'api.badRequest'));
  const read = await readBytes(sent, LIMITS.form);
  if (!read.ok) return refusal(sent, read.failed);
  c.req.raw = new Request(sent, { method: sent.method, body: read.value });
  return (await isForm(c.req.raw)) ? next() : refusal(sent, fail(400, 'api.badRequest'));
};

/**
 * Protects everything that answers a form, because a browser sends the shopper's cookies with it:
 * refuses forms that another site has made it send, and those that are too large or none. Calls of
 * the API need no such protection, because they do not authenticate by cookies.
 */
export const guardForms = (): MiddlewareHandler[] =>
  [guardSender, guardBody].map(
    (guard): MiddlewareHandler =>
      (c, next) =>
        READING.has(c.req.method) ? next() : guard(c, next),
  );
