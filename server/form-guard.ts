import type { Context, MiddlewareHandler, Next } from 'hono';
import type { ApiEnv } from '#api/http/env.ts';
import { readBytes } from '#api/http/read-request.ts';
import { readUpload } from '#api/http/uploads/read-upload.ts';
import { fail } from '#api/http/reply.ts';
import { uploadBounds } from '#api/http/uploads/upload-bounds.ts';
import { PAGES, type Page } from '#contract/pages.ts';
import { languageCodes } from '#i18n/languages.ts';
import { LIMITS } from '#server/connection-limits.ts';
import { refusal } from '#server/refusal.ts';

/** Bytes that the form of a page with files may have, by the path that it is sent to; else undefined. */
export type FindFormBytes = (pathname: string) => number | undefined;

/** `:name` is any text, `:name?` may be missing; a language may stand in front. */
const patternOf = (path: string): RegExp =>
  new RegExp(
    `^(?:/(?:${languageCodes.join('|')}))?/${path.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}/?$`,
    'i',
  );

/** Finds it in a table of pages. A page's script sends to the same path with `.data` behind it. */
export const formBytesIn = (pages: Record<string, Page>): FindFormBytes => {
  const known = Object.values(pages).flatMap(({ path, formBytes }) =>
    formBytes === undefined ? [] : [{ pattern: patternOf(path), formBytes }],
  );
  return (pathname) => {
    if (known.length === 0) return undefined;
    const path = pathname.replace(/\.data$/, '');
    return known.find(({ pattern }) => pattern.test(path))?.formBytes;
  };
};

/** What the pages of the shop declare. */
export const findFormBytes = formBytesIn(PAGES);

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

const hasFiles = (form: FormData): boolean =>
  [...form.values()].some((value) => typeof value !== 'string' && value.size > 0);

/** In memory at once: as it came, as it is read here and by its page, and the files that are taken out of it. */
const COPIES = 4;

/** Lets whole forms through, which everything behind may read again; with files where the page takes them. */
const guardBody =
  (findBytes: FindFormBytes) =>
  async (c: Context<ApiEnv>, next: Next): Promise<Response | void> => {
    const sent = c.req.raw;
    if (!sent.body) return refusal(sent, fail(400, 'api.badRequest'));
    const withFiles = findBytes(new URL(sent.url).pathname);
    const upload = uploadBounds.open(c.env?.clientAddress);
    try {
      const read =
        withFiles === undefined
          ? await readBytes(sent, LIMITS.form)
          : await readUpload(sent, withFiles, { upload, copies: COPIES });
      if (!read.ok) return refusal(sent, read.failed);
      c.req.raw = new Request(sent, { method: sent.method, body: read.value });
      const form = await findForm(c.req.raw);
      if (!form || (withFiles === undefined && hasFiles(form)))
        return refusal(sent, fail(400, 'api.badRequest'));
      return await next();
    } finally {
      upload.release();
    }
  };

/**
 * Protects everything that answers a form, because a browser sends the shopper's cookies with it:
 * refuses forms that another site has made it send, those that are too large or none, and files where the
 * page takes none. Calls of
 * the API need no such protection, because they do not authenticate by cookies.
 */
export const guardForms = (findBytes = findFormBytes): MiddlewareHandler<ApiEnv>[] =>
  [guardSender, guardBody(findBytes)].map(
    (guard): MiddlewareHandler<ApiEnv> =>
      (c, next) =>
        READING.has(c.req.method) ? next() : guard(c, next),
  );
