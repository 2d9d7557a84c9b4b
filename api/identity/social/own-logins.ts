import type { DataOf } from '#contract/endpoint.ts';
import {
  socialProvider,
  type listSocialLogins,
  type SocialProviderName,
} from '#contract/social-login.ts';
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

/**
 * Takes a provider's login off an account; false where it has none. Another way in always remains: an
 * account has a proven e-mail address or phone, and a code sent there opens it.
 */
export const unlink = async (
  db: Db,
  accountId: string,
  provider: SocialProviderName,
): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('identity')
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};
