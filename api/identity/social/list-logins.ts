import type { DataOf } from '#contract/endpoint.ts';
import { socialProvider, type listSocialLogins } from '#contract/account/social-login.ts';
import type { Db } from '#db/client.ts';

/** The logins that open an account, the oldest first. */
export const listLogins = async (
  db: Db,
  accountId: string,
): Promise<DataOf<typeof listSocialLogins>> => {
  const rows = await db
    .selectFrom('identity')
    .select(['provider', 'email', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();
  const logins = rows.map(({ provider, email, created_at }) => ({
    provider: socialProvider.parse(provider),
    email,
    linked_at: created_at.toISOString(),
  }));
  return { logins };
};
