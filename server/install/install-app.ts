import { createHash, timingSafeEqual } from 'node:crypto';
import { access, constants } from 'node:fs/promises';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { databaseInput } from '#contract/shop/install.ts';
import { isLanguageCode, type LanguageCode } from '#i18n/languages.ts';
import { migrateUsableDatabase, requireUsableDatabase } from '#db/check-database.ts';
import { OperatorError } from '#db/operator-error.ts';
import { envelopeOf, personalResponse } from '#api/http/envelope.ts';
import { refuseIssues } from '#api/http/issues.ts';
import { languageOf } from '#api/http/language.ts';
import { readJson } from '#api/http/read-request.ts';
import { fail, notFound, ok, refuse, type Reply } from '#api/http/reply.ts';
import { installPage, type Shown } from './install-page.ts';

type Parts = {
  token: string;
  dataDir: string;
  /** Told once, with the database that was tried and has its tables. */
  onDatabase: (url: string) => Promise<void>;
};

/** The most bytes of the form, which has six fields. */
const MOST_BYTES = 20_000;
const CALLS = '/api/v1/install';

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

const urlOf = (input: {
  host: string;
  port: number;
  database: string;
  user: string;
  password: string;
}) => {
  // A socket of this machine is a path.
  const host = input.host.startsWith('/')
    ? encodeURIComponent(input.host)
    : input.host.replace(/^\[?([^[\]]*:[^[\]]*)\]?$/, '[$1]');
  const [user, password, database] = [input.user, input.password, input.database].map(
    encodeURIComponent,
  );
  return `postgres://${user}:${password}@${host}:${input.port}/${database}`;
};

const isWritable = async (path: string): Promise<boolean> => {
  try {
    await access(path, constants.W_OK);
    return true;
  } catch {
    // That it is not is the answer.
    return false;
  }
};

const html = (language: LanguageCode, shown: Shown, status: 200 | 422 = 200): Response =>
  new Response(installPage(language, shown), {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      'Referrer-Policy': 'no-referrer',
    },
  });

/** What answers while the shop has no database: the page to choose one, and the calls behind it. */
export const createInstallApp = ({ token, dataDir, onDatabase }: Parts): Hono => {
  const app = new Hono();
  app.use(bodyLimit({ maxSize: MOST_BYTES }));
  let isDone = false;
  let trying = false;

  const isAllowed = (body: unknown): boolean => {
    const given = (body as { token?: unknown } | null)?.token;
    return !isDone && typeof given === 'string' && timingSafeEqual(hashOf(given), hashOf(token));
  };

  const tryDatabase = async (body: unknown): Promise<Reply<Record<string, never>>> => {
    const { data, error } = databaseInput.safeParse(body);
    if (!data) return refuseIssues(error.issues, body);
    const url = urlOf(data);
    try {
      await requireUsableDatabase(url);
      await migrateUsableDatabase(url);
    } catch (problem) {
      if (!(problem instanceof OperatorError)) throw problem;
      return refuse('install.unusable', { reason: problem.message }, 'host');
    }
    isDone = true;
    await onDatabase(url);
    return ok({}, 'install.done');
  };

  /** Whoever does not know the token learns nothing, not even whether there is anything to install. */
  const setDatabase = async (body: unknown): Promise<Reply<Record<string, never>>> => {
    if (!isAllowed(body)) return notFound();
    if (trying) return { ...fail(503, 'api.busy'), retryAfter: 5 };
    trying = true;
    try {
      return await tryDatabase(body);
    } finally {
      trying = false;
    }
  };

  const reportFolders = async (body: unknown) => {
    if (!isAllowed(body)) return notFound();
    return ok({ folders: [{ path: dataDir, writable: await isWritable(dataDir) }] });
  };

  const answer =
    (handle: (body: unknown) => Promise<Reply<unknown>>) =>
    async ({ req }: { req: { raw: Request } }): Promise<Response> => {
      const read = await readJson(req.raw);
      const language = languageOf(req.raw.headers);
      return personalResponse(language, read.ok ? await handle(read.value) : read.failed);
    };

  app.get(`${CALLS}/configured`, ({ req }) =>
    personalResponse(languageOf(req.raw.headers), ok({ configured: false })),
  );
  app.post(`${CALLS}/set-database`, answer(setDatabase));
  app.post(`${CALLS}/set-permission`, answer(reportFolders));

  const languageOfPage = (asked: string | undefined, headers: Headers): LanguageCode =>
    isLanguageCode(asked) ? asked : languageOf(headers);

  app.get('/install', ({ req }) =>
    html(languageOfPage(req.query('language'), req.raw.headers), {}),
  );
  app.post('/install', async ({ req }) => {
    const language = languageOfPage(req.query('language'), req.raw.headers);
    const typed = Object.fromEntries(
      [...new URLSearchParams(await req.text())].map(([name, value]) => [name, value]),
    );
    const reply = isAllowed(typed) ? await setDatabase(typed) : refuse('install.wrongToken');
    if (reply.kind === 'ok') return html(language, { done: true });
    return html(language, { refusal: envelopeOf(language, reply).body.message, typed }, 422);
  });
  app.get('/', ({ redirect }) => redirect('/install', 302));
  app.all('/api/*', ({ req }) =>
    personalResponse(languageOf(req.raw.headers), fail(503, 'error.apiDown')),
  );
  app.notFound(({ redirect }) => redirect('/install', 302));
  return app;
};
