import type { DataOf, Endpoint, InputOf } from '#contract/endpoint.ts';
import type { RefusedForm } from '#contract/envelope.ts';
import { data } from 'react-router';
import { apiContext, requestIdContext, visitContext, type Asker } from './context.ts';
import { failure } from './failure.ts';
import { searchOf } from './query.ts';

/** Why the API did not do what was asked (shown to the shopper as it is); 201 is a refused form. */
export type Refusal = {
  ok: false;
  status: number;
  form: string[];
  fields: Record<string, string>;
  message: string;
};

/** What the API said: the data, or a refusal. */
export type Answer<Data> = { ok: true; data: Data; message: string } | Refusal;

type Extra = { idempotencyKey?: string };
type Input<E extends Endpoint> =
  Record<string, never> extends InputOf<E>
    ? [input?: InputOf<E> & Extra]
    : [input: InputOf<E> & Extra];
type Parts = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  json?: unknown;
} & Extra;
type Answered = { status: number; message: string; data: unknown };
type Heard = Answered & {
  /** Seconds until it makes sense to ask again, as the API says it. */
  retryAfter: string | null;
};

const FORM_REFUSED = 201;
const TOO_MANY = 429;
/** A write that meets a stranger, a thing that is gone, a key used twice or a limit is refused too. */
const WRITE_REFUSED: ReadonlySet<number> = new Set([401, 404, 409, TOO_MANY]);
/** In process nothing listens there; a fetch to another host replaces the origin. */
const ORIGIN = 'http://api.internal';

const pathOf = (endpoint: Endpoint, { params = {}, query = {} }: Parts): string => {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_hole, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  );
  const search = searchOf(query);
  return `/api/v1${path}${search.size > 0 ? `?${search}` : ''}`;
};

const requestOf = ({ context }: Asker, endpoint: Endpoint, parts: Parts): Request => {
  const visit = context.get(visitContext);
  const headers = new Headers({ language: visit.language, accept: 'application/json' });
  if (visit.token) headers.set('authorization', `Bearer ${visit.token}`);
  const requestId = context.get(requestIdContext);
  if (requestId) headers.set('x-request-id', requestId);
  if (parts.idempotencyKey) headers.set('idempotency-key', parts.idempotencyKey);
  if (parts.json !== undefined) headers.set('content-type', 'application/json');
  return new Request(ORIGIN + pathOf(endpoint, parts), {
    method: endpoint.method,
    headers,
    body: parts.json === undefined ? null : JSON.stringify(parts.json),
  });
};

const isAnswer = (body: unknown): body is Answered =>
  typeof body === 'object' && body !== null && 'status' in body && 'message' in body;

/** The API's answer, or undefined when there is none worth the name: down, or talking nonsense. */
const ask = async (asker: Asker, request: Request): Promise<Heard | undefined> => {
  try {
    const response = await asker.context.get(apiContext)(request);
    const body: unknown = await response.json();
    return isAnswer(body)
      ? { ...body, retryAfter: response.headers.get('retry-after') }
      : undefined;
  } catch {
    // Whoever answers logs its own failures; to the shopper every kind of silence is "API is down."
    return undefined;
  }
};

/** The first thing that a visitor keeps earns a token, which speaks for them from then on. */
const keepGuestToken = ({ context }: Asker, answered: unknown) => {
  if (typeof answered !== 'object' || answered === null || !('user_token' in answered)) return;
  const token = answered.user_token;
  if (typeof token === 'string') context.set(visitContext, { ...context.get(visitContext), token });
};

const findRefusal = (
  endpoint: Endpoint,
  { status, message, data }: Answered,
): Refusal | undefined => {
  const refusal: Refusal = { ok: false, status, form: [message], fields: {}, message };
  if (endpoint.method !== 'GET' && WRITE_REFUSED.has(status)) return refusal;
  if (status !== FORM_REFUSED) return undefined;
  const { form, fields = {} } = data as RefusedForm;
  return { ...refusal, form, fields, message: form[0] ?? message };
};

/**
 * Asks one call of the API, as the shopper of this request and in their language. A refused form or
 * write is a value. A missing thing that is read throws the 404 page, too many calls 429 and any
 * other refusal 400 with the API's message, an API that cannot be reached or fails 503.
 */
export const call = async <E extends Endpoint>(
  asker: Asker,
  endpoint: E,
  ...[input]: Input<E>
): Promise<Answer<DataOf<E>>> => {
  const answered = await ask(asker, requestOf(asker, endpoint, (input ?? {}) as Parts));
  const { language, answerHeaders } = asker.context.get(visitContext);
  if (answered?.status === TOO_MANY && answered.retryAfter !== null)
    answerHeaders.set('Retry-After', answered.retryAfter);
  if (!answered || answered.status >= 500) throw failure(language, 503);
  if (answered.status === 200) {
    keepGuestToken(asker, answered.data);
    return { ok: true, data: answered.data as DataOf<E>, message: answered.message };
  }
  const refusal = findRefusal(endpoint, answered);
  if (refusal) return refusal;
  if (answered.status === 404) throw failure(language, 404);
  const status = answered.status === TOO_MANY ? TOO_MANY : 400;
  throw data({ message: answered.message }, { status });
};

/**
 * Asks for what a page shows: like `call`, where even a refused form is a failed page (400). What is
 * another's, or asked for without a valid token, is missing (404).
 */
export const load = async <E extends Endpoint>(
  asker: Asker,
  endpoint: E,
  ...input: Input<E>
): Promise<DataOf<E>> => {
  const answer = await call(asker, endpoint, ...input);
  if (answer.ok) return answer.data;
  if (answer.status === 401 || answer.status === 404) {
    throw failure(asker.context.get(visitContext).language, 404);
  }
  throw data({ message: answer.message }, { status: 400 });
};
