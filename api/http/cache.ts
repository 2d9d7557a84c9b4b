import { createHash } from 'node:crypto';
import type { LanguageCode } from '#i18n/languages.ts';
import { envelopeOf, personalResponse } from './envelope.ts';
import { isKnownTag } from './etag.ts';
import { languageVary } from './language.ts';
import type { Reply } from './reply.ts';

/** How long a public answer may be kept, in seconds, and shown while a new one is fetched. */
export type Keep = { maxAge: number; stale: number };

/** Prices and stock move: shoppers may see them a few seconds late, never minutes. */
export const SHORTLY: Keep = { maxAge: 10, stale: 50 };
/** What changes with a deployment only. */
export const LONG: Keep = { maxAge: 3600, stale: 86_400 };

const etagOf = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

/** The answer of a public call, with its ETag; 304 without a body where the caller has it. */
export const publicResponse = (
  headers: Headers,
  language: LanguageCode,
  reply: Reply<unknown>,
  { maxAge, stale }: Keep,
): Response => {
  if (reply.kind !== 'ok') return personalResponse(language, reply);
  const text = JSON.stringify(envelopeOf(language, reply).body);
  const etag = etagOf(text);
  const kept = {
    'Cache-Control': `public, max-age=${maxAge}, stale-while-revalidate=${stale}`,
    'Content-Language': language,
    ETag: etag,
    Vary: languageVary(headers),
  };
  if (isKnownTag(headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers: kept });
  return new Response(text, {
    headers: { ...kept, 'Content-Type': 'application/json; charset=utf-8' },
  });
};
