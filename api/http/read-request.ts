import type { NonSharedBuffer } from 'node:buffer';
import { fail, type Failed } from './reply.ts';

const BODY_LIMIT = 1_000_000;

export type Read<Value> = { ok: true; value: Value } | { ok: false; failed: Failed };

export const readable = <Value>(value: Value): Read<Value> => ({ ok: true, value });
export const unreadable = (status: 400 | 413 | 415, key: Failed['key']): Read<never> => ({
  ok: false,
  failed: fail(status, key),
});

/** PostgreSQL keeps neither NUL nor half a surrogate pair. */
export const isText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

const decode = (text: string): string | undefined => {
  try {
    const decoded = decodeURIComponent(text);
    return isText(decoded) ? decoded : undefined;
  } catch {
    // Malformed percent-encoding or invalid UTF-8 is refused with 400.
    return undefined;
  }
};

/** Whether path and query can be decoded to text; a framework would guess at the broken parts. */
export const isReadableUrl = (url: URL): boolean =>
  decode(url.pathname) !== undefined && decode(url.search.replaceAll('+', ' ')) !== undefined;

/**
 * The query as a plain object: a repeated name becomes an array, `brand[]` means `brand`, and an
 * empty value counts as not given (a form sends its empty fields too).
 */
export const readQuery = (given: URLSearchParams): Record<string, string | string[]> => {
  const query = new Map<string, string[]>();
  for (const [name, value] of given) {
    if (value === '') continue;
    const key = name.replace(/\[\]$/, '');
    query.set(key, [...(query.get(key) ?? []), value]);
  }
  const entries = [...query].map(([name, values]) => [
    name,
    values.length > 1 ? values : values[0],
  ]);
  return Object.fromEntries(entries) as Record<string, string | string[]>;
};

const isJson = (contentType: string | null): boolean => {
  const [type, ...parameters] = (contentType ?? '').toLowerCase().split(';');
  const charset = parameters.find((parameter) => parameter.trim().startsWith('charset='));
  return (
    type?.trim() === 'application/json' &&
    (charset === undefined || /charset="?utf-?8"?$/.test(charset.trim()))
  );
};

const readPiece = async (
  reader: ReadableStreamDefaultReader<Uint8Array>,
): Promise<ReadableStreamReadResult<Uint8Array> | undefined> => {
  try {
    return await reader.read();
  } catch {
    // Only the connection can fail here, which is no error of the server.
    return undefined;
  }
};

/** The same bytes, not a copy of them. */
export const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): NonSharedBuffer =>
  Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);

const joined = (pieces: readonly NonSharedBuffer[]): NonSharedBuffer => {
  const [first] = pieces;
  return first && pieces.length === 1 ? first : Buffer.concat(pieces);
};

/** Smaller pieces are gathered: each costs more than its bytes. */
const BLOCK = 16_384;

/**
 * The body in blocks, so that who sends it byte by byte makes it no larger in memory; undefined where it
 * was broken off. Whoever stops early does not cancel the rest, which would close the connection before
 * the answer is sent.
 */
export const readBlocks = async function* (
  request: Request,
): AsyncGenerator<NonSharedBuffer | undefined> {
  const reader = request.body?.getReader();
  if (!reader) return;
  let gathered: NonSharedBuffer[] = [];
  let size = 0;
  for (;;) {
    const piece = await readPiece(reader);
    if (!piece) yield undefined;
    if (!piece || piece.done) break;
    // A small piece may be a view into something large.
    gathered.push(piece.value.byteLength < BLOCK ? Buffer.from(piece.value) : viewOf(piece.value));
    size += piece.value.byteLength;
    if (size < BLOCK && gathered.length < BLOCK / 64) continue;
    yield joined(gathered);
    gathered = [];
    size = 0;
  }
  if (size > 0) yield joined(gathered);
};

/**
 * The bytes of a body of at most `limit` bytes, or what is said of one that is larger or was broken off.
 */
export const readBytes = async (
  request: Request,
  limit: number,
): Promise<Read<NonSharedBuffer>> => {
  if (Number(request.headers.get('content-length') ?? 0) > limit)
    return unreadable(413, 'api.bodyTooLarge');
  const blocks: Buffer[] = [];
  let size = 0;
  for await (const block of readBlocks(request)) {
    if (!block) return unreadable(400, 'api.badRequest');
    size += block.length;
    if (size > limit) return unreadable(413, 'api.bodyTooLarge');
    blocks.push(block);
  }
  return readable(Buffer.concat(blocks));
};

/** Walks without recursion: the nesting is the caller's choice. */
const holdsOnlyText = (json: unknown): boolean => {
  const waiting: unknown[] = [json];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string' && !isText(value)) return false;
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (!isText(key)) return false;
      waiting.push(inner);
    }
  }
  return true;
};

const parse = (text: string): Read<unknown> => {
  try {
    const json: unknown = JSON.parse(text);
    return holdsOnlyText(json) ? readable(json) : unreadable(400, 'api.badText');
  } catch {
    return unreadable(400, 'api.badJson');
  }
};

const parseBytes = (bytes: Buffer): Read<unknown> => {
  try {
    return parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return unreadable(400, 'api.badText');
  }
};

/** The same limits for JSON that did not come over the network; undefined for no text. */
export const readJsonText = (text: string): Read<unknown> => {
  if (text === '') return readable(undefined);
  return Buffer.byteLength(text) > BODY_LIMIT ? unreadable(413, 'api.bodyTooLarge') : parse(text);
};

/** The JSON of the body, undefined without a body. */
export const readJson = async (request: Request): Promise<Read<unknown>> => {
  const read = await readBytes(request, BODY_LIMIT);
  if (!read.ok) return read;
  if (read.value.length === 0) return readable(undefined);
  if (!isJson(request.headers.get('content-type'))) return unreadable(415, 'api.wrongContentType');
  return parseBytes(read.value);
};

/** A body of at most `limit` bytes as it came, and the headers beside it. */
export const readRaw = async (
  request: Request,
  limit: number,
): Promise<Read<{ bytes: NonSharedBuffer; headers: Headers }>> => {
  const read = await readBytes(request, limit);
  return read.ok ? readable({ bytes: read.value, headers: request.headers }) : read;
};
