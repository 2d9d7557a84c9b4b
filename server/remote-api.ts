import type { ApiRequest, ApiAnswer } from '#contract/api-request.ts';
import type { CallApi } from '#api/deps.ts';

const pathOf = ({ path, params, query }: ApiRequest): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_hole, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  return `/api/v1${filled}${query.size > 0 ? `?${query}` : ''}`;
};

const headersOf = (
  { language, token, requestId, idempotencyKey, json }: ApiRequest,
  clientAddress: string | undefined,
): Headers => {
  const headers = new Headers({ language, accept: 'application/json' });
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (requestId) headers.set('x-request-id', requestId);
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey);
  if (json !== undefined) headers.set('content-type', 'application/json');
  if (clientAddress !== undefined) headers.set('x-forwarded-for', clientAddress);
  return headers;
};

type Answered = Pick<ApiAnswer, 'status' | 'message' | 'data'>;
const isAnswer = (body: unknown): body is Answered =>
  typeof body === 'object' && body !== null && 'status' in body && 'message' in body;

/**
 * The API of another process, asked over the network; it has to trust one more proxy: us. Throws where
 * it cannot be reached, and for what is no answer of an API.
 */
export const remoteApi =
  (origin: string): CallApi =>
  async (question, { clientAddress }) => {
    const { method, json } = question;
    const response = await fetch(new URL(pathOf(question), origin), {
      method,
      headers: headersOf(question, clientAddress),
      body: json === undefined ? null : JSON.stringify(json),
    });
    const body: unknown = await response.json();
    if (!isAnswer(body)) throw new Error(`${origin} does not answer as the API does`);
    const wait = response.headers.get('retry-after');
    return { ...body, retryAfter: wait === null ? undefined : Number(wait) };
  };
