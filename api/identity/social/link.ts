import type { SocialProviderName } from '#contract/account/social-login.ts';
import type { Db, Trx } from '#db/client.ts';
import { queueMail } from '#jobs/mail/queue-mail.ts';
import type { AnyCall } from '#api/identity/deps.ts';
import { deviceNameOf } from '#api/identity/device-name.ts';
import { findAccount, type FoundAccount } from '#api/identity/find-account.ts';

/** A login at a provider. */
export type Login = {
  provider: SocialProviderName;
  subject: string;
  email: string | undefined;
};

/** The account that the login is linked to. */
export const findLinked = async (
  trx: Trx,
  { provider, subject }: Pick<Login, 'provider' | 'subject'>,
): Promise<FoundAccount | undefined> => {
  const identity = await trx
    .selectFrom('identity')
    .select('account_id as id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return identity && findAccount(trx, identity);
};

/**
 * Links the login to the account, and tells its owner by mail. False where it is linked already, to
 * whomever, or the account has another login of that provider: then nothing is changed.
 */
export const link = async (
  trx: Trx,
  { provider, subject, email }: Login,
  { id: accountId }: { id: string },
  { userAgent = '', now }: Pick<AnyCall, 'userAgent' | 'now'>,
): Promise<boolean> => {
  const linked = await trx
    .insertInto('identity')
    .values({ provider, subject, account_id: accountId, email: email ?? null, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('subject')
    .executeTakeFirst();
  if (!linked) return false;
  const owner = await findAccount(trx, { id: accountId });
  if (owner?.email) {
    const device = deviceNameOf(userAgent);
    const time = now.toISOString();
    await queueMail(trx, {
      kind: 'linked',
      key: `linked:${accountId}:${provider}:${time}`,
      to: owner.email,
      language: owner.language,
      data: { name: owner.name, provider, time, ...(device && { device }) },
    });
  }
  return true;
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
