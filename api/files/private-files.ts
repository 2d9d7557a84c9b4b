import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Db } from '#db/client.ts';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Of the key, too. */
export const FILE_KEY_BYTES = 32;

/** The key is not the one that the file was encrypted with. */
class WrongFileKeyError extends Error {
  override readonly name = 'WrongFileKeyError';
}

export const encryptFile = (key: Buffer, bytes: Buffer): Buffer => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce);
  const encrypted = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
};

/** Throws WrongFileKeyError where the key is another one, or the content was changed. */
export const decryptFile = (key: Buffer, content: Buffer): Buffer => {
  const tagEnd = NONCE_BYTES + TAG_BYTES;
  const decipher = createDecipheriv(ALGORITHM, key, content.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(content.subarray(NONCE_BYTES, tagEnd));
  try {
    return Buffer.concat([decipher.update(content.subarray(tagEnd)), decipher.final()]);
  } catch (cause) {
    throw new WrongFileKeyError('PRIVATE_FILES_KEY does not fit this file.', { cause });
  }
};

export type PrivateFileKind = 'jpeg' | 'pdf';
export type PrivateFile = { kind: PrivateFileKind; bytes: Buffer };

/** Files that are stored encrypted, in the transaction of what they belong to. */
export const createPrivateFiles = (key: Buffer) => ({
  /** Stores it; its id. */
  put: async (db: Db, { kind, bytes }: PrivateFile, at: Date): Promise<string> => {
    const { id } = await db
      .insertInto('private_file')
      .values({ kind, content: encryptFile(key, bytes), created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  /** Whoever asks has proven that they may see it. Throws where the key is another one. */
  find: async (db: Db, id: string): Promise<PrivateFile | undefined> => {
    const row = await db
      .selectFrom('private_file')
      .select(['kind', 'content'])
      .where('id', '=', id)
      .executeTakeFirst();
    return row && { kind: row.kind as PrivateFileKind, bytes: decryptFile(key, row.content) };
  },
});

export type PrivateFiles = ReturnType<typeof createPrivateFiles>;
