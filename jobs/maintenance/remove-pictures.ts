import type { Db } from '#db/client.ts';

/** Removes a picture from the shop's store, with what was made of it; one that is gone already is no fault. */
export type RemovePicture = (key: string) => Promise<void>;

/** Pictures per run, with a run each minute. */
const MOST = 200;

/**
 * Removes the pictures that shoppers have sent and nothing names: of deleted reviews, and of calls that
 * failed or were killed before they named one. The note goes last, so that a crash in between loses none.
 */
export const removePictures = async (
  db: Db,
  remove: RemovePicture,
  at: Date,
  signal: AbortSignal,
): Promise<void> => {
  const due = await db
    .selectFrom('uploaded_picture')
    .select('key')
    .where('remove_at', '<=', at)
    .orderBy('remove_at')
    .limit(MOST)
    .execute();
  for (const { key } of due) {
    if (signal.aborted) return;
    await remove(key);
    await db.deleteFrom('uploaded_picture').where('key', '=', key).execute();
  }
};
