import type { NonSharedBuffer } from 'node:buffer';
import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from 'node:crypto';
import { open, unlink, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readable, readBlocks, unreadable, type Read } from '#api/http/read-request.ts';
import { fail } from '#api/http/reply.ts';
import type { Upload } from './upload-bounds.ts';

const CIPHER = 'aes-256-ctr';
/** What is no larger does not wait behind pictures: a form with an empty field for files, bytes. */
const SMALL = 262_144;

const BUSY: Read<never> = { ok: false, failed: { ...fail(503, 'api.busy'), retryAfter: 5 } };

/** A file that has no name any more: it is gone when it is closed, and when the process ends. */
const openNameless = async (): Promise<FileHandle> => {
  const path = join(tmpdir(), `souk-upload-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  await unlink(path);
  return file;
};

/** The size of the body, written to the file; `take` says whether there is room for more. */
const writeBody = async (
  request: Request,
  limit: number,
  { take, write }: { take: Upload['take']; write: (block: Buffer) => Promise<void> },
): Promise<Read<number>> => {
  let size = 0;
  for await (const block of readBlocks(request)) {
    if (!block) return unreadable(400, 'api.badRequest');
    size += block.length;
    if (size > limit) return unreadable(413, 'api.bodyTooLarge');
    if (!take(block.length)) return BUSY;
    await write(block);
  }
  return readable(size);
};

const readWhole = async (file: FileHandle, size: number): Promise<NonSharedBuffer> => {
  const bytes = Buffer.alloc(size);
  for (let at = 0; at < size;) {
    const { bytesRead } = await file.read(bytes, at, size - at, at);
    if (bytesRead === 0) throw new Error('a file of an upload has lost its end');
    at += bytesRead;
  }
  return bytes;
};

/**
 * The bytes of a body with files, of at most `limit` bytes. Until all of it is there it lies on the disk,
 * in TMPDIR, encrypted under a key that nobody keeps; then it waits for its turn to be in memory, as `copies`
 * of itself, until `upload` is released. Or what is said of a body that is larger, was broken off or found no room.
 */
export const readUpload = async (
  request: Request,
  limit: number,
  { upload, copies }: { upload: Upload; copies: number },
): Promise<Read<NonSharedBuffer>> => {
  if (Number(request.headers.get('content-length') ?? 0) > limit)
    return unreadable(413, 'api.bodyTooLarge');
  const [key, nonce] = [randomBytes(32), randomBytes(16)];
  const cipher = createCipheriv(CIPHER, key, nonce);
  const file = await openNameless();
  try {
    const write = async (block: Buffer): Promise<void> => {
      await file.writeFile(cipher.update(block));
    };
    const size = await writeBody(request, limit, { take: upload.take, write });
    if (!size.ok) return size;
    const hasRoom = size.value <= SMALL || (await upload.waitForMemory(copies * size.value));
    if (!hasRoom) return BUSY;
    const decipher = createDecipheriv(CIPHER, key, nonce);
    return readable(decipher.update(await readWhole(file, size.value)));
  } finally {
    await file.close();
  }
};
