import { sql } from 'kysely';
import type { Db, Trx } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import type { MailContent } from '#jobs/mail/kinds.ts';

export type NewMail = MailContent & {
  /** What it is about, unique over all mails: `reset:` and the challenge's id. A second one is not queued. */
  key: string;
  to: string;
  language: LanguageCode;
};

/**
 * Queues a mail in the caller's transaction, in one statement: it is sent if and when that commits, and
 * once per key. A code is never sent when it is too old, and nothing of `data` is kept once it is sent.
 */
export const queueMail = async (db: Db | Trx, mail: NewMail): Promise<void> => {
  const { kind, key, to, language, data } = mail;
  const minutes = 'minutes' in data ? data.minutes : null;
  await sql`
    select queue_mail(${kind}, ${key}, ${to}, ${language}, ${JSON.stringify(data)}::jsonb, ${minutes}::int)`.execute(
    db,
  );
};

/**
 * Forgets an address in the log of mails, as when its account is erased; what still waits to be sent
 * there, such as the farewell, is forgotten when it is sent.
 */
export const forgetRecipient = async (db: Db | Trx, email: string): Promise<void> => {
  await db
    .updateTable('mail_log')
    .set({ recipient: '', data: null })
    .where(sql`lower(recipient)`, '=', email.toLowerCase())
    .where('state', '!=', 'waiting')
    .execute();
};
