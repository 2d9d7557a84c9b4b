import type { Db } from '#db/client.ts';
import { presentFile, type SentFile } from './present-file.ts';
import type { PrivateFiles } from './private-files.ts';

type Opening = { id: string; now: Date; userAgent: string | undefined };

/** A file that shoppers have sent, for whoever holds its link; each look is noted. Undefined where it is erased. */
export const openLinkedFile = async (
  { db, privateFiles }: { db: Db; privateFiles: PrivateFiles },
  { id, now, userAgent = '' }: Opening,
): Promise<SentFile | undefined> => {
  const file = await privateFiles.find(db, id);
  if (!file) return undefined;
  await db
    .insertInto('private_file_access')
    .values({ file_id: id, opened_at: now, user_agent: userAgent.slice(0, 300) })
    .execute();
  return presentFile(file);
};
