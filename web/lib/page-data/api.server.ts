import { data } from 'react-router';
import type { ApiAnswer, ApiRequest } from '#contract/api-request.ts';
import type { DataOf, Endpoint, InputOf } from '#contract/endpoint.ts';
import type { SentFile } from '#contract/files.ts';
import type { RefusedForm } from '#contract/envelope.ts';
import { searchOf } from '#web/lib/paths/paths.ts';
import {
  apiContext,
  type RequestArgs,
  requestIdContext,
  tokenOf,
  visitContext,
} from '#web/lib/visit/context.server.ts';
import { failure } from '#web/lib/visit/failure.server.ts';

/** Why the API did not do what was asked (shown to the shopper as it is); 201 is a refused form. */
type Refusal = {
  ok: false;
  status: number;
  form: string[];
  fields: Record<string, string>;
  message: string;
  /** The order that is placed all the same, where only its payment was refused. */
  orderId?: string | undefined;
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
  files?: readonly SentFile[];
} & Extra;
const FORM_REFUSED = 201;
const TOO_MANY = 429;
/** Without a valid token nothing is answered, whatever was asked. */
const TOKEN_REFUSED: ReadonlySet<number> = new Set([401, 403]);
/** A write is also refused for something that is gone, for a reused key, for its size and by a rate limit. */
const WRITE_REFUSED: ReadonlySet<number> = new Set([404, 409, 413, TOO_MANY]);
const questionOf = (
  { context }: RequestArgs,
  { method, path }: Endpoint,
  parts: Parts,
): ApiRequest => {
  const visit = context.get(visitContext);
  const { language } = visit;
  const { params = {}, query = {}, json, files, idempotencyKey } = parts;
  const requestId = context.get(requestIdContext) || undefined;
  const search = searchOf(query);
  return {
    method,
    path,
    params,
    query: search,
    json,
    files,
    language,
    token: tokenOf(visit),
    requestId,
    idempotencyKey,
    userAgent: visit.userAgent,
  };
};

/** The answer of the API; undefined where it cannot be reached or its answer is invalid. */
const ask = async (
  { context }: RequestArgs,
  question: ApiRequest,
): Promise<ApiAnswer | undefined> => {
  try {
    return await context.get(apiContext)(question);
  } catch {
    // The API logs its own failures; the shopper gets the same message for each of them.
    return undefined;
  }
};

/**
 * A visitor who saves something for the first time gets a token, which identifies them from then
 * on.
 */
const saveGuestToken = ({ context }: RequestArgs, answered: unknown) => {
  if (typeof answered !== 'object' || answered === null || !('user_token' in answered)) return;
  const token = answered.user_token;
  if (typeof token === 'string')
    context.set(visitContext, { ...context.get(visitContext), guestToken: token });
};

const findRefusal = (
  endpoint: Endpoint,
  { status, message, data }: ApiAnswer,
): Refusal | undefined => {
  const refusal: Refusal = { ok: false, status, form: [message], fields: {}, message };
  if (TOKEN_REFUSED.has(status)) return refusal;
  if (endpoint.method !== 'GET' && WRITE_REFUSED.has(status)) return refusal;
  if (status !== FORM_REFUSED) return undefined;
  const { form, fields = {}, order_id: orderId } = data as RefusedForm;
  return { ...refusal, form, fields, message: form[0] ?? message, orderId };
};

/**
 * Asks one call of the API, as the shopper of this request and in their language. A refused form,
 * write or token is a value. A missing thing that is read throws the 404 page, too many calls 429 and any
 * other refusal 400 with the API's message, an API that cannot be reached or fails 503.
 */
export const call = async <E extends Endpoint>(
  args: RequestArgs,
  endpoint: E,
  ...[input]: Input<E>
): Promise<Answer<DataOf<E>>> => {
  const answered = await ask(args, questionOf(args, endpoint, (input ?? {}) as Parts));
  const { language, answerHeaders } = args.context.get(visitContext);
  if (answered?.status === TOO_MANY && answered.retryAfter !== undefined)
    answerHeaders.set('Retry-After', String(answered.retryAfter));
  if (!answered || answered.status >= 500) throw failure(language, 503);
  if (answered.status === 200) {
    saveGuestToken(args, answered.data);
    return { ok: true, data: answered.data as DataOf<E>, message: answered.message };
  }
  const refusal = findRefusal(endpoint, answered);
  if (refusal) return refusal;
  if (answered.status === 404) throw failure(language, 404);
  const status = answered.status === TOO_MANY ? TOO_MANY : 400;
  throw data({ message: answered.message }, { status });
};

/**
 * Asks for what a page shows: like `call`, where even a refused form is a failed page (400). What
 * belongs to somebody else, or is requested without a valid token, is answered with 404.
 */
export const load = async <E extends Endpoint>(
  args: RequestArgs,
  endpoint: E,
  ...input: Input<E>
): Promise<DataOf<E>> => {
  const answer = await call(args, endpoint, ...input);
  if (answer.ok) return answer.data;
  if (TOKEN_REFUSED.has(answer.status) || answer.status === 404) {
    throw failure(args.context.get(visitContext).language, 404);
  }
  throw data({ message: answer.message }, { status: 400 });
};
