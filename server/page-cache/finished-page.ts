import type { NonSharedBuffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { codecs } from '#api/http/caching/encoding.ts';
import type { Effort, Encoding } from '#api/http/caching/encoding.ts';
import type { RenderedPage } from '#server/storefront.ts';

export type FinishedPage = {
  status: number;
  headers: Headers;
  etag: string;
  /** The bytes in this encoding; compressed at the first request. */
  bytes: (encoding: Encoding) => Promise<NonSharedBuffer>;
  /** It was asked for again: it is compressed anew, as small as it gets. */
  shrink: () => Promise<void>;
  /** Whether its bytes stay as they are. */
  isSmall: () => boolean;
  /** How much memory its bytes take by now. */
  size: () => number;
  /** Whole answers as they have left the shop, to be sent again as they are. */
  sent: Map<Encoding, SentAnswer>;
};

/** The headers of an answer by name and value, and its bytes. */
export type SentAnswer = { headers: [name: string, value: string][]; bytes: Uint8Array };

/** About what a page takes beside its bytes: key, headers, tags. */
const OVERHEAD = 2_000;

/**
 * A copy in its own memory. Node allocates small buffers from pools of 64 kB, and a cached page
 * would keep the whole pool alive.
 */
const withOwnMemory = (bytes: NonSharedBuffer): NonSharedBuffer => {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
};

/**
 * A rendered page with its bytes in the encodings that were asked for. The plain text is kept only
 * until it has been compressed once; other encodings are then made from the compressed one. With the
 * effort `quick` it is made small only when it is asked for again.
 */
export const finishPage = async (
  { response, bytes: drawn }: RenderedPage,
  effort: Effort = 'quick',
): Promise<FinishedPage> => {
  const text = drawn ?? Buffer.from(await response.arrayBuffer());
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  const encoded = new Map<Encoding, NonSharedBuffer>([['identity', text]]);
  const running = new Map<Encoding, Promise<NonSharedBuffer>>();
  let now = effort;
  let small = effort === 'small';

  const encode = async (encoding: Encoding): Promise<NonSharedBuffer> => {
    // Does not capture `text`, because this closure lives as long as the page.
    const [first] = encoded;
    if (!first) throw new Error('a finished page has lost its bytes');
    const [from, known] = first;
    const bytes = withOwnMemory(
      await codecs[encoding].encode(await codecs[from].decode(known), now),
    );
    encoded.set(encoding, bytes);
    encoded.delete('identity');
    return bytes;
  };
  const bytes = (encoding: Encoding): Promise<NonSharedBuffer> => {
    const known = encoded.get(encoding);
    if (known) return Promise.resolve(known);
    const made = running.get(encoding) ?? encode(encoding).finally(() => running.delete(encoding));
    running.set(encoding, made);
    return made;
  };
  const shrink = async (): Promise<void> => {
    if (now === 'small') return;
    now = 'small';
    await Promise.allSettled(running.values());
    if (encoded.has('br') || encoded.has('zstd')) await encode('br');
    encoded.delete('zstd');
    small = true;
  };
  const size = (): number =>
    [...encoded.values()].reduce((sum, { length }) => sum + length, OVERHEAD);
  const { status, headers } = response;
  return { status, headers, etag, bytes, shrink, isSmall: () => small, size, sent: new Map() };
};
