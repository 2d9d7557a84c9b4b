import type { Method } from './endpoint.ts';
import type { SentFile } from './files.ts';

/** A call of the API as the storefront puts it: what its request would carry. */
export type ApiRequest = {
  method: Method;
  /** As it is declared, below /api/v1: `/product/{id}`. */
  path: string;
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** Undefined: no body. */
  json: unknown;
  /** With these the fields of `json` travel as those of a form. */
  files?: readonly SentFile[] | undefined;
  /** The body as it is, with its headers, for a call that takes it so; then `json` is undefined. */
  raw?: { bytes: Uint8Array<ArrayBuffer>; headers: Readonly<Record<string, string>> } | undefined;
  language: string;
  token: string | undefined;
  requestId: string | undefined;
  idempotencyKey: string | undefined;
  /** Of the browser that the storefront answers; a session is shown by it. */
  userAgent?: string | undefined;
};

/** What the API says to it: the envelope (of a raw call its status, and the body as `data`), and in how many seconds it makes sense to ask again. */
export type ApiAnswer = {
  status: number;
  message: string;
  data: unknown;
  retryAfter: number | undefined;
};
