import type { IncomingMessage, ServerResponse } from 'node:http';
import { defaultLanguage, isLanguageCode } from '#i18n/languages.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { translator } from '#i18n/messages.ts';
import { envelopeOf } from '#api/http/envelope.ts';
import { languageOf } from '#api/http/language.ts';
import type { Failed } from '#api/http/reply.ts';

/** What is known of a request when it is refused. */
export type Known = { path: string; language: LanguageCode };

/** A refusal as it is sent, with every header that it needs. */
type Written = { status: number; headers: Record<string, string>; body: string };

/** The path decides the language where it names one, as it does for a page. */
const known = (path: string, headers: Headers): Known => {
  const [, prefix] = path.split('/', 2);
  return { path, language: isLanguageCode(prefix) ? prefix : languageOf(headers) };
};

const first = (header: string | string[] | undefined): string => [header].flat()[0] ?? '';

/** What Node has read of a request. */
export const knownOf = ({ url = '', headers }: IncomingMessage): Known => {
  const [path = ''] = url.split('?', 1);
  const language = first(headers['language']);
  const cookie = headers.cookie ?? '';
  return known(path, new Headers({ ...(language && { language }), cookie }));
};

/** Of a sender whose request could not be read. */
export const NOTHING_KNOWN: Known = { path: '', language: defaultLanguage };

/** Below /api an envelope, elsewhere a sentence, in the language of whoever asked; kept by no cache. */
export const writeRefusal = ({ path, language }: Known, failed: Failed): Written => {
  const isCall = path === '/api' || path.startsWith('/api/');
  const { status, key, values, retryAfter } = failed;
  const body = isCall
    ? JSON.stringify(envelopeOf(language, failed).body)
    : translator(language)(key, values);
  return {
    status,
    headers: {
      'content-type': isCall ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'content-language': language,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    },
    body,
  };
};

type RefusedRequest = { url: string; headers: Headers };

/** The refusal as an answer to a request. */
export const refusal = ({ url, headers }: RefusedRequest, failed: Failed): Response => {
  const { body, ...init } = writeRefusal(known(new URL(url).pathname, headers), failed);
  return new Response(body, init);
};

/** Refuses a request before anything has looked at it, and ends its connection. */
export const sendRefusal = (
  request: IncomingMessage,
  response: ServerResponse,
  failed: Failed,
): void => {
  const { status, headers, body } = writeRefusal(knownOf(request), failed);
  response.writeHead(status, { ...headers, connection: 'close' }).end(body);
};
