import { isUuid } from '#contract/ids.ts';
import type { Db } from '#db/client.ts';
import { presentFile, type SentFile } from './present-file.ts';
import type { PrivateFiles } from './private-files.ts';

/**
 * A private file, for whom it belongs to alone; undefined where it is not theirs or is not there, which
 * nobody can tell apart. Whose it is, `isOwn` finds out by what the file is kept for.
 */
export const openOwnFile = async (
  { db, privateFiles }: { db: Db; privateFiles: PrivateFiles },
  id: string,
  isOwn: (id: string) => Promise<boolean>,
): Promise<SentFile | undefined> => {
  if (!isUuid(id) || !(await isOwn(id))) return undefined;
  const file = await privateFiles.find(db, id);
  return file && presentFile(file);
};
