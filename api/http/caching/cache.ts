import type { LanguageCode } from '#i18n/languages.ts';
import { envelopeOf } from '#api/http/envelope.ts';
import { isKnownTag } from './etag.ts';
import { languageVary } from '#api/http/language.ts';
import type { Reply } from '#api/http/reply.ts';
import { encodingHeaders, etagOf, encodeBody, type EncodedBody } from './encoded-body.ts';

/**
 * How long caches may use a public answer, in seconds, and how long they may still show it while
 * fetching a new one.
 */
export type CachePolicy = { maxAge: number; stale: number };

/** Prices and stock move: shoppers may see them a few seconds late, never minutes. */
export const SHORT: CachePolicy = { maxAge: 10, stale: 50 };
/** What changes with a deployment only. */
export const LONG: CachePolicy = { maxAge: 3600, stale: 86_400 };

type Done = Extract<Reply<unknown>, { kind: 'ok' }>;

/** A public answer that can be sent to anybody who asks for it in this language. */
export type PublicAnswer = { reply: Done; written: EncodedBody; etag: string };

/** The answer of a public call, ready to be sent. */
export const encodePublicAnswer = (language: LanguageCode, reply: Done): PublicAnswer => {
  const text = JSON.stringify(envelopeOf(language, reply).body);
  return { reply, written: encodeBody(text), etag: etagOf(text) };
};

/** The answer with its ETag; 304 without a body where the caller has it. */
export const publicResponse = async (
  headers: Headers,
  language: LanguageCode,
  { written, etag }: PublicAnswer,
  { maxAge, stale }: CachePolicy,
): Promise<Response> => {
  const encoding = written.encodingFor(headers.get('accept-encoding'));
  const cacheHeaders = {
    'Cache-Control': `public, max-age=${maxAge}, stale-while-revalidate=${stale}`,
    'Content-Language': language,
    // Compressed, it says the same in other bytes.
    ETag: encoding === 'identity' ? etag : `W/${etag}`,
    Vary: `${languageVary(headers)}, Accept-Encoding`,
  };
  if (isKnownTag(headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers: cacheHeaders });
  return new Response(await written.body(encoding), {
    headers: {
      ...cacheHeaders,
      ...encodingHeaders(encoding),
      'Content-Type': 'application/json; charset=utf-8',
    },
  });
};
