import { randomUUID } from 'node:crypto';
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
  const decoded = await Promise.all(files.map(({ bytes }) => decodePicture(bytes)));
  const stored: StoredPictures = { keys: [], refused: [] };
  for (const [at, picture] of decoded.entries()) {
    if (!picture) {
      const [refusal] = refuse('upload.unreadable', {}, files[at]?.field).refusals;
      stored.refused.push({ at, refusal });
      continue;
    }
    const key = `${folder}/${randomUUID()}.jpg`;
    await db
      .insertInto('uploaded_picture')
      .values({ key, uploaded_at: now, remove_at: new Date(now.getTime() + UNNAMED_MS) })
      .execute();
    await pictures.put(key, picture.bytes);
    stored.keys.push(key);
  }
  return stored;
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
