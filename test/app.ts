import { createApi, type Api } from '#api/app.ts';
import type { Deps } from '#api/deps.ts';
import type { Bindings } from '#api/http/env.ts';
import type { DataOf, Endpoint, InputOf } from '#contract/endpoint.ts';
import type { Envelope } from '#contract/envelope.ts';
import type { Db } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { requireDescribed } from '#test/answers.ts';

/** The moment that tests live in, unless they say otherwise. */
export const NOON = new Date('2026-06-15T12:00:00Z');

type Logged = { fields: object; message: string };

type Request = (path: string, init?: RequestInit, bindings?: Bindings) => Promise<Response>;

/** Asks a call as the storefront does; the envelope of its answer. */
export type Caller = {
  call: <E extends Endpoint>(endpoint: E, ...input: CallInput<E>) => Promise<Envelope<DataOf<E>>>;
};

type TestApp = Caller & {
  api: Api;
  /** Moves the shop's clock. */
  setNow: (moment: Date) => void;
  /** What was logged as an error. */
  errors: Logged[];
  request: Request;
};

type As = { language?: LanguageCode; token?: string | undefined; idempotencyKey?: string };
type CallInput<E extends Endpoint> =
  Record<string, never> extends InputOf<E> ? [input?: InputOf<E> & As] : [input: InputOf<E> & As];

type Parts = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  json?: unknown;
} & As;

const pathOf = ({ path }: Endpoint, { params = {}, query = {} }: Parts): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) if (one !== undefined) search.append(name, String(one));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  return search.size > 0 ? `${filled}?${search}` : filled;
};

const initOf = ({ method }: Endpoint, parts: Parts): RequestInit => {
  const headers = new Headers({ language: parts.language ?? 'en' });
  if (parts.token) headers.set('authorization', `Bearer ${parts.token}`);
  if (parts.idempotencyKey) headers.set('idempotency-key', parts.idempotencyKey);
  if (parts.json === undefined) return { method, headers };
  headers.set('content-type', 'application/json');
  return { method, headers, body: JSON.stringify(parts.json) };
};

/** Asks calls by a function that knows where the API is. */
export const callerOf = (request: Request): Caller => ({
  call: async (endpoint, ...[input]) => {
    const parts = (input ?? {}) as Parts;
    const response = await request(pathOf(endpoint, parts), initOf(endpoint, parts));
    return (await response.json()) as Envelope<DataOf<typeof endpoint>>;
  },
});

/** The whole API over a test database, its clock standing still at NOON. */
export const testApp = (db: Db, overrides: Partial<Deps> = {}): TestApp => {
  let now = NOON;
  const errors: Logged[] = [];
  const quiet = (): void => {};
  const api = createApi({
    db,
    now: () => now,
    log: {
      info: quiet,
      warn: quiet,
      error: (fields, message) => void errors.push({ fields, message }),
    },
    ...overrides,
  });
  const request: Request = async (path, init, bindings = {}) => {
    const asked = new Request(`http://shop.test/api/v1${path}`, init);
    const response = await api.request(asked, undefined, bindings);
    await requireDescribed(asked, response);
    return response;
  };

  return {
    api,
    errors,
    request,
    setNow: (moment) => {
      now = moment;
    },
    ...callerOf(request),
  };
};
