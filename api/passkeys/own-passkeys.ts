import type { Db } from '#db/client.ts';
import type { Passkey } from '#contract/account/passkey.ts';

const COLUMNS = ['id', 'name', 'created_at', 'last_used_at'] as const;

type Row = { id: string; name: string; created_at: Date; last_used_at: Date | null };

export const presentPasskey = ({ id, name, created_at, last_used_at }: Row): Passkey => ({
  id,
  name,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
});

/** The passkeys of an account, the newest first. */
export const listPasskeys = async (db: Db, accountId: string): Promise<Passkey[]> => {
  const rows = await db
    .selectFrom('passkey')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(presentPasskey);
};

/** Whose and which passkey: another person's is not found. */
type Which = { id: string; accountId: string };

export const renamePasskey = async (
  db: Db,
  { id, accountId, name }: Which & { name: string },
): Promise<Passkey | undefined> => {
  const row = await db
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning(COLUMNS)
    .executeTakeFirst();
  return row && presentPasskey(row);
};

/** Whether there was one to delete. */
export const deletePasskey = async (db: Db, { id, accountId }: Which): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};
