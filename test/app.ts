import formats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { type Api, type ApiDeps, createApi } from '#api/app.ts';
import { UNDECLARED } from '#api/http/declared-refusals.ts';
import { codecs, type Encoding } from '#api/http/caching/encoding.ts';
import type { Bindings } from '#api/http/env.ts';
import { openApi } from '#api/http/openapi/openapi.ts';
import type { DataOf, Endpoint, InputOf } from '#contract/endpoint.ts';
import { formFieldsOf, type SentFile } from '#contract/files.ts';
import type { Envelope } from '#contract/envelope.ts';
import type { Db } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';

const DOCUMENT = 'openapi.json';

const ajv = new Ajv2020({ strict: false, allErrors: true, allowUnionTypes: true });
formats.default(ajv);
ajv.addSchema(openApi(), DOCUMENT);

const PATHS = Object.keys(openApi().paths).map((path) => ({
  path,
  pattern: new RegExp(`^/api/v1${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

const pointer = (...steps: string[]): string =>
  steps
    .map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/');

const refFor = (method: string, path: string, status: number): string => {
  const failure = `${DOCUMENT}#/components/schemas/Failure`;
  const known = PATHS.find(({ pattern }) => pattern.test(path))?.path;
  if (status !== 200 || known === undefined) return failure;
  const response = ['paths', known, method.toLowerCase(), 'responses', '200'];
  return `${DOCUMENT}#/${pointer(...response, 'content', 'application/json', 'schema')}`;
};

const readJson = async (response: Response): Promise<unknown> => {
  const encoding = (response.headers.get('content-encoding') ?? 'identity') as Encoding;
  const bytes = await codecs[encoding].decode(Buffer.from(await response.arrayBuffer()));
  return JSON.parse(bytes.toString());
};

/** Proves that an answer is what the OpenAPI document promises of this call. */
export const requireDescribed = async (request: Request, response: Response): Promise<void> => {
  const type = response.headers.get('content-type') ?? '';
  if (response.status === 304 || !type.startsWith('application/json')) return;
  const { pathname } = new URL(request.url);
  if (pathname.endsWith('/openapi.json')) return;
  const body: unknown = request.method === 'HEAD' ? undefined : await readJson(response.clone());
  if (body === undefined) return;
  const validate = ajv.getSchema(refFor(request.method, pathname, response.status));
  if (!validate) throw new Error(`${request.method} ${pathname} is not in the OpenAPI document`);
  if (!validate(body))
    throw new Error(
      `${request.method} ${pathname} answered ${response.status} against its description: ${ajv.errorsText(validate.errors)}`,
    );
};

/** The moment that tests live in, unless they say otherwise. */
export const NOON = new Date('2026-06-15T12:00:00Z');

type Logged = { fields: object; message: string };

type SendRequest = (path: string, init?: RequestInit, bindings?: Bindings) => Promise<Response>;

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
  request: SendRequest;
};

type As = { language?: LanguageCode; token?: string | undefined; idempotencyKey?: string };
type CallInput<E extends Endpoint> =
  Record<string, never> extends InputOf<E> ? [input?: InputOf<E> & As] : [input: InputOf<E> & As];

type Parts = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  json?: unknown;
  files?: readonly SentFile[];
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

const formOf = (json: unknown, files: readonly SentFile[]): FormData => {
  const form = new FormData();
  for (const [name, text] of formFieldsOf(json)) form.append(name, text);
  for (const { field, bytes } of files) form.append(field, new Blob([bytes]), `${field}.jpg`);
  return form;
};

const initOf = ({ method }: Endpoint, parts: Parts): RequestInit => {
  const headers = new Headers({ language: parts.language ?? 'en' });
  if (parts.token) headers.set('authorization', `Bearer ${parts.token}`);
  if (parts.idempotencyKey) headers.set('idempotency-key', parts.idempotencyKey);
  if (parts.files && parts.files.length > 0)
    return { method, headers, body: formOf(parts.json, parts.files) };
  if (parts.json === undefined) return { method, headers };
  headers.set('content-type', 'application/json');
  return { method, headers, body: JSON.stringify(parts.json) };
};

/** Asks calls by a function that knows where the API is. */
export const callerOf = (request: SendRequest): Caller => ({
  call: async (endpoint, ...[input]) => {
    const parts = (input ?? {}) as Parts;
    const response = await request(pathOf(endpoint, parts), initOf(endpoint, parts));
    return (await response.json()) as Envelope<DataOf<typeof endpoint>>;
  },
});

/** The whole API over a test database, its clock standing still at NOON. */
export const testApp = (db: Db, overrides: Partial<ApiDeps> = {}): TestApp => {
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
  const request: SendRequest = async (path, init, bindings = {}) => {
    const asked = new Request(`http://shop.test/api/v1${path}`, init);
    const response = await api.request(asked, undefined, bindings);
    const at = errors.findIndex(({ message }) => message === UNDECLARED);
    // Taken out, so that the requests after it do not fail for it.
    const [undeclared] = at < 0 ? [] : errors.splice(at, 1);
    if (undeclared) throw new Error(`${UNDECLARED}: ${JSON.stringify(undeclared.fields)}`);
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
