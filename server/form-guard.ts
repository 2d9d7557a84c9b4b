import type { Context, MiddlewareHandler, Next } from 'hono';
import { readBytes } from '#api/http/read-request.ts';
import type { ApiEnv } from '#api/http/env.ts';
import { fail, type Failed } from '#api/http/reply.ts';
import { createUploadMemory, type UploadMemory } from '#api/http/upload-memory.ts';
import { LIMITS } from '#server/connection-limits.ts';
import { findFormBytes, type FindFormBytes } from '#server/form-limits.ts';
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

const guardSender = async (c: Context<ApiEnv>, next: Next): Promise<Response | void> => {
  const sender = senderOf(c.req.raw);
  return sender === 'own' ? next() : refusal(c.req.raw, REFUSALS[sender]);
};

/** The form that was sent; undefined where it cannot be understood, and the sender is told so. */
const findForm = async (request: Request): Promise<FormData | undefined> => {
  try {
    return await request.clone().formData();
  } catch {
    return undefined;
  }
};

const withRetry = (failed: Failed): Failed =>
  failed.status === 503 ? { ...failed, retryAfter: 5 } : failed;

const hasFiles = (form: FormData): boolean =>
  [...form.values()].some((value) => typeof value !== 'string' && value.size > 0);

/**
 * Forms with files are in memory as they came and as they are read, several times: so many bytes of them
 * may be on their way at once, in all and from one address.
 */
const FORMS_WITH_FILES = { inAll: 24 * 1024 * 1024, ofAddress: 8 * 1024 * 1024 };

type Parts = { findFormBytes: FindFormBytes; memory: UploadMemory };

/** Lets whole forms through, which everything behind may read again; with files where the page takes them. */
const guardBody =
  ({ findFormBytes: findBytes, memory }: Parts) =>
  async (c: Context<ApiEnv>, next: Next): Promise<Response | void> => {
    const sent = c.req.raw;
    if (!sent.body) return refusal(sent, fail(400, 'api.badRequest'));
    const withFiles = findBytes(new URL(sent.url).pathname);
    const held = memory.open(c.env?.clientAddress);
    const take = withFiles === undefined ? undefined : held.take;
    try {
      const read = await readBytes(sent, withFiles ?? LIMITS.form, take);
      if (!read.ok) return refusal(sent, withRetry(read.failed));
      c.req.raw = new Request(sent, { method: sent.method, body: read.value });
      const form = await findForm(c.req.raw);
      if (!form || (withFiles === undefined && hasFiles(form)))
        return refusal(sent, fail(400, 'api.badRequest'));
      return await next();
    } finally {
      held.release();
    }
  };

/**
 * Protects everything that answers a form, because a browser sends the shopper's cookies with it:
 * refuses forms that another site has made it send, those that are too large or none, and files where the
 * page takes none. Calls of
 * the API need no such protection, because they do not authenticate by cookies.
 */
export const guardForms = (findBytes = findFormBytes): MiddlewareHandler<ApiEnv>[] =>
  [
    guardSender,
    guardBody({ findFormBytes: findBytes, memory: createUploadMemory(FORMS_WITH_FILES) }),
  ].map(
    (guard): MiddlewareHandler<ApiEnv> =>
      (c, next) =>
        READING.has(c.req.method) ? next() : guard(c, next),
  );
