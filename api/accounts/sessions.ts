import type { OpenedSession } from '#contract/account/account-settings.ts';
import { isUuid } from '#contract/ids.ts';
import type { Db } from '#db/client.ts';
import { deviceNameOf } from '#api/identity/device-name.ts';

type Own = { accountId: string; sessionId: string; now: Date };

/** Where the account is signed in, the newest use first. */
export const listOpenSessions = async (
  db: Db,
  { accountId, sessionId, now }: Own,
): Promise<OpenedSession[]> => {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'user_agent', 'created_at', 'last_seen_at'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    current: row.id === sessionId,
    device: deviceNameOf(row.user_agent) ?? '',
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
  }));
};

/** Ends one session of the account, this one too; false where it has none with that id. */
export const endOneSession = async (db: Db, accountId: string, id: string): Promise<boolean> => {
  if (!isUuid(id)) return false;
  const ended = await db
    .deleteFrom('session')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return ended.numDeletedRows > 0n;
};

/** Ends the sessions of an account, all but `but`; how many there were. */
export const endSessions = async (db: Db, accountId: string, but?: string): Promise<number> => {
  let sessions = db.deleteFrom('session').where('account_id', '=', accountId);
  if (but !== undefined) sessions = sessions.where('id', '<>', but);
  return Number((await sessions.executeTakeFirst()).numDeletedRows);
};
