import { sql } from 'kysely';
import type { Trx } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { isLanguageCode } from '#i18n/languages.ts';
import { queueMail } from '#jobs/mail/queue-mail.ts';
import { deviceNameOf } from './device-name.ts';

type SignIn = {
  accountId: string;
  /** The session that has just been opened. */
  sessionId: string;
  userAgent: string;
  language: LanguageCode;
  now: Date;
  isNew: boolean;
};

/**
 * Remembers the browser that has signed in, and mails the person where it is another than ever before.
 * The first one that an account is known to be used with is nothing to tell of.
 */
export const noteDevice = async (
  trx: Trx,
  { accountId, sessionId, userAgent, language, now, isNew }: SignIn,
): Promise<void> => {
  const name = deviceNameOf(userAgent);
  const { rows } = await sql<{ name: string; email: string | null; language: string }>`
    with added as (
      insert into known_device (account_id, device, first_seen_at)
      values (${accountId}, ${name ?? ''}, ${now})
      on conflict do nothing
      returning account_id)
    select a.name, a.email, a.language from added join account a on a.id = added.account_id
    where exists (select from known_device d where d.account_id = a.id)`.execute(trx);
  const [account] = rows;
  if (isNew || !account?.email) return;
  await queueMail(trx, {
    kind: 'new-device',
    key: `new-device:${sessionId}`,
    to: account.email,
    language: isLanguageCode(account.language) ? account.language : language,
    data: { name: account.name, time: now.toISOString(), ...(name && { device: name }) },
  });
};
