import type { Db, Trx } from '#db/client.ts';
import { presentFile, type SentFile } from '#api/files/present-file.ts';
import type { PrivateFiles } from '#api/files/private-files.ts';

/** Pixels of each side: sharp on any screen at the size at which it is shown. */
export const PICTURE_SIDE = 512;

/** Takes the picture off the account, with its file. */
export const removePicture = async (trx: Trx, accountId: string): Promise<void> => {
  const { picture } = await trx
    .selectFrom('account')
    .select('picture')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (picture === null) return;
  await trx.updateTable('account').set({ picture: null }).where('id', '=', accountId).execute();
  await trx.deleteFrom('private_file').where('id', '=', picture).execute();
};

/** Stores a JPEG as the account's picture, in place of the one it had. */
export const replacePicture = async (
  trx: Trx,
  files: PrivateFiles,
  { accountId, jpeg, now }: { accountId: string; jpeg: Buffer; now: Date },
): Promise<void> => {
  await removePicture(trx, accountId);
  const picture = await files.put(trx, { kind: 'jpeg', bytes: jpeg }, now);
  await trx.updateTable('account').set({ picture }).where('id', '=', accountId).execute();
};

/** The picture of the account that asks (`getPicture` in routes.ts, whose audience is the account); undefined where it has none. */
export const findPicture = async (
  db: Db,
  files: PrivateFiles,
  accountId: string,
): Promise<SentFile | undefined> => {
  const { picture } = await db
    .selectFrom('account')
    .select('picture')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const file = picture === null ? undefined : await files.find(db, picture);
  return file && presentFile(file);
};
