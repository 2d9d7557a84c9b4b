import type { NonSharedBuffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { chooseEncoding, codecs, type Encoding } from './encoding.ts';

/** Shorter texts fit into one packet and are not compressed, characters. */
const LEAST_TO_COMPRESS = 1024;

type Body = string | NonSharedBuffer;

/** The body of an answer in each encoding that was requested; each is made once. */
export type EncodedBody = {
  text: string;
  /** How the body travels to whoever sends this header Accept-Encoding. */
  encodingFor: (accepted: string | null) => Encoding;
  body: (encoding: Encoding) => Promise<Body>;
};

/** A text to be sent once, or again and again. */
export const encodeBody = (text: string): EncodedBody => {
  const made = new Map<Encoding, Promise<NonSharedBuffer>>();

  return {
    text,
    encodingFor: (accepted) =>
      accepted === null || text.length < LEAST_TO_COMPRESS
        ? 'identity'
        : chooseEncoding(accepted, 'quick'),
    body: async (encoding) => {
      if (encoding === 'identity') return text;
      const bytes = made.get(encoding) ?? codecs[encoding].encode(Buffer.from(text), 'quick');
      made.set(encoding, bytes);
      return bytes;
    },
  };
};

/** The headers that say how a body travels. */
export const encodingHeaders = (encoding: Encoding): Record<string, string> =>
  encoding === 'identity' ? {} : { 'Content-Encoding': encoding };

/** The strong ETag of a text. */
export const etagOf = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
