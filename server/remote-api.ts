import type { ApiRequest, ApiAnswer } from '#contract/api-request.ts';
import { formFieldsOf } from '#contract/files.ts';
import type { CallApi } from '#api/deps.ts';

const pathOf = ({ path, params, query }: ApiRequest): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_hole, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  return `/api/v1${filled}${query.size > 0 ? `?${query}` : ''}`;
};

const headersOf = (
  { language, token, requestId, idempotencyKey, userAgent, json, files = [], raw }: ApiRequest,
  clientAddress: string | undefined,
): Headers => {
  const headers = new Headers({ ...raw?.headers, language, accept: 'application/json' });
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (requestId) headers.set('x-request-id', requestId);
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey);
  if (userAgent) headers.set('user-agent', userAgent);
  if (json !== undefined && files.length === 0) headers.set('content-type', 'application/json');
  if (clientAddress !== undefined) headers.set('x-forwarded-for', clientAddress);
  return headers;
};

/** The body: bytes as they are, a form where files go along, else JSON. */
const bodyOf = ({
  json,
  files = [],
  raw,
}: ApiRequest): FormData | Uint8Array<ArrayBuffer> | string | null => {
  if (raw) return raw.bytes;
  if (files.length === 0) return json === undefined ? null : JSON.stringify(json);
  const form = new FormData();
  for (const [name, text] of formFieldsOf(json)) form.append(name, text);
  for (const { field, bytes } of files) form.append(field, new Blob([bytes]), field);
  return form;
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
    const { method, raw } = question;
    const response = await fetch(new URL(pathOf(question), origin), {
      method,
      headers: headersOf(question, clientAddress),
      body: bodyOf(question),
    });
    if (raw)
      return {
        status: response.status,
        message: '',
        data: await response.text(),
        retryAfter: undefined,
      };
    const body: unknown = await response.json();
    if (!isAnswer(body)) throw new Error(`${origin} does not answer as the API does`);
    const wait = response.headers.get('retry-after');
    return { ...body, retryAfter: wait === null ? undefined : Number(wait) };
  };
