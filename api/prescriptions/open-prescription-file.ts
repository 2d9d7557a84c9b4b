import type { Db } from '#db/client.ts';
import { openOwnFile } from '#api/files/open-own-file.ts';
import type { SentFile } from '#api/files/present-file.ts';
import type { PrivateFiles } from '#api/files/private-files.ts';

/** A file of one of the shopper's own prescriptions; undefined for any other. */
export const openFileOfShopper = (
  sources: { db: Db; privateFiles: PrivateFiles },
  { id, shopperId }: { id: string; shopperId: string },
): Promise<SentFile | undefined> =>
  openOwnFile(sources, id, async (fileId) => {
    const own = await sources.db
      .selectFrom('prescription_file as f')
      .innerJoin('prescription as p', 'p.id', 'f.prescription_id')
      .select('f.file_id')
      .where('f.file_id', '=', fileId)
      .where('p.shopper_id', '=', shopperId)
      .executeTakeFirst();
    return own !== undefined;
  });
