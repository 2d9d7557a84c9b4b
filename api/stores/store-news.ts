import type { Db, Trx } from '#db/client.ts';
import { refuse, type Refused } from '#api/http/reply.ts';

/** Whether an account has asked for the monthly mail of its stores. */
export const readsStoreNews = async (db: Db, accountId: string): Promise<boolean> => {
  const reader = await db
    .selectFrom('store_news_reader')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return reader !== undefined;
};

/** Ends the monthly mail of an account; also where it never had it. */
export const endStoreNewsOf = async (db: Db | Trx, accountId: string): Promise<void> => {
  await db.deleteFrom('store_news_reader').where('account_id', '=', accountId).execute();
};

/** Asks for the monthly mail; refused for an account without an e-mail address. */
export const askForStoreNews = async (
  db: Db,
  accountId: string,
  now: Date,
): Promise<Refused | undefined> => {
  const { email } = await db
    .selectFrom('account')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (email === null) return refuse('follow.emailRequired');
  await db
    .insertInto('store_news_reader')
    .values({ account_id: accountId, asked_at: now })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute();
  return undefined;
};
