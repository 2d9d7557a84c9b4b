import { createHash, randomUUID } from 'node:crypto';
import type { Db, Trx } from '#db/client.ts';
import type { UploadedFile } from '#api/http/form-body.ts';
import { refuse, type Refusal } from '#api/http/reply.ts';
import { decodePicture } from './decode-picture.ts';

/** A call that stores a picture names it within seconds, or never. */
const UNNAMED_MS = 3_600_000;

/** Where the shop's pictures are put for everybody to see (`PictureStore` of extend/shop.ts). */
export type PublicPictures = {
  /** Keeps it, whole or not at all. */
  put: (key: string, bytes: Buffer) => Promise<void>;
};

/** Which of the files became a picture, by its key, and what is wrong with each of the others. */
export type StoredPictures = { keys: string[]; refused: { at: number; refusal: Refusal }[] };

/**
 * Decodes what shoppers have sent and stores it under new keys in that folder, in the order in which it
 * came. The key is noted before the file is put: what nothing names in the end is found by its note and
 * removed (jobs/maintenance/remove-pictures.ts).
 */
export const storePictures = async (
  { db, pictures, now }: { db: Db; pictures: PublicPictures; now: Date },
  folder: string,
  files: readonly UploadedFile[],
): Promise<StoredPictures> => {
  const decoded = await Promise.all(
    files.map(async (file) => ({ file, picture: await decodePicture(file.bytes) })),
  );
  const stored: StoredPictures = { keys: [], refused: [] };
  for (const [at, { file, picture }] of decoded.entries()) {
    if (!picture) {
      const [refusal] = refuse('upload.unreadable', {}, file.field).refusals;
      stored.refused.push({ at, refusal });
      continue;
    }
    const key = `${folder}/${randomUUID()}.jpg`;
    await db
      .insertInto('uploaded_picture')
      .values({
        key,
        uploaded_at: now,
        remove_at: new Date(now.getTime() + UNNAMED_MS),
        digest: createHash('sha256').update(file.bytes).digest(),
      })
      .execute();
    await pictures.put(key, picture.bytes);
    stored.keys.push(key);
  }
  return stored;
};

/**
 * Those of the added pictures that are not among the others: each once, however often it was sent. Forms are
 * sent again when their answer is lost.
 */
export const withoutRepeated = async (
  trx: Trx,
  added: readonly string[],
  others: readonly string[],
): Promise<string[]> => {
  if (added.length === 0) return [];
  const noted = await trx
    .selectFrom('uploaded_picture')
    .select(['key', 'digest'])
    .where('key', 'in', [...others, ...added])
    .execute();
  const contents = new Map(noted.map(({ key, digest }) => [key, digest?.toString('hex') ?? key]));
  const seen = new Set(others.map((key) => contents.get(key)));
  return added.filter((key) => {
    const content = contents.get(key);
    const isNew = !seen.has(content);
    seen.add(content);
    return isNew;
  });
};

/** Notes, in the transaction that names these pictures, that they stay for as long as something does. */
export const notePicturesNamed = async (trx: Trx, keys: readonly string[]): Promise<void> => {
  if (keys.length === 0) return;
  await trx
    .updateTable('uploaded_picture')
    .set({ remove_at: null })
    .where('key', 'in', keys)
    .execute();
};
