import type { Method } from './endpoint.ts';

/** A call of the API as the storefront puts it: what its request would carry. */
export type ApiRequest = {
  method: Method;
  /** As it is declared, below /api/v1: `/product/{id}`. */
  path: string;
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** Undefined: no body. */
  json: unknown;
  language: string;
  token: string | undefined;
  requestId: string | undefined;
  idempotencyKey: string | undefined;
};

/** What the API says to it: the envelope, and in how many seconds it makes sense to ask again. */
export type ApiAnswer = {
  status: number;
  message: string;
  data: unknown;
  retryAfter: number | undefined;
};
