import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { defaultLanguage, isLanguageCode } from '#i18n/languages.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import type { ComposedMail } from '#jobs/mail/compose.ts';
import type { MailContent, MailKind } from '#jobs/mail/kinds.ts';
import { briefly, isRefusedForGood, isRefusedReceiver } from '#jobs/mail/transport.ts';
import type { MailTransport } from '#jobs/mail/transport.ts';

export type MailSending = {
  db: Db;
  transport: MailTransport;
  /** What a mail says; undefined where what it is about is gone. */
  compose: (content: MailContent, language: LanguageCode) => Promise<ComposedMail | undefined>;
};

type Row = {
  content: MailContent | { kind: MailKind; data: null };
  recipient: string;
  language: string;
  message_id: string;
  created_at: Date;
  is_late: boolean;
};

/** The mail, where it is still to be sent. */
const take = async (db: Db, id: number): Promise<Row | undefined> => {
  const { rows } = await sql<Row>`
    update mail_log set attempts = attempts + 1
    where id = ${id} and state = 'waiting'
    returning json_build_object('kind', kind, 'data', data) as content, recipient, language, message_id,
      created_at, coalesce(expires_at <= now(), false) as is_late`.execute(db);
  return rows[0];
};

/**
 * The mail is sent: what it said is forgotten, and of a farewell also whom it went to. An address that has
 * been refused before works again.
 */
const noteSent = async (db: Db, id: number, { kind }: MailContent, to: string): Promise<void> => {
  await sql`
    with works as (delete from refused_address where email = ${to.toLowerCase()})
    update mail_log
    set state = 'sent', sent_at = now(), data = null, error = null,
      recipient = case when ${kind === 'account-deleted'} then '' else recipient end
    where id = ${id}`.execute(db);
};

/** Nothing that one subscribes to goes there any more. */
const noteRefused = async (db: Db, to: string, error: string): Promise<void> => {
  await db
    .insertInto('refused_address')
    .values({ email: to.toLowerCase(), error })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ error }))
    .execute();
};

/** Codes are forgotten together with the mail; what else a mail says is kept for `shop mail retry`. */
const noteGivenUp = async (
  db: Db,
  id: number,
  state: 'failed' | 'expired',
  error: string,
): Promise<void> => {
  await sql`
    update mail_log
    set state = ${state}, error = ${error},
      data = case when expires_at is null and ${state === 'failed'} then data end
    where id = ${id}`.execute(db);
};

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 1_000);

/**
 * Sends a mail of the log, if it is still to be sent and not too late, and notes what became of it. A
 * server that refuses it for good is not asked again; anything else throws, so that the job is tried
 * again, unless this was the last attempt. The one moment at which a mail can come twice is between the
 * server's yes and our note of it (docs/decisions/031).
 */
export const sendLogged = async (
  { db, transport, compose }: MailSending,
  id: number,
  isLast: boolean,
): Promise<void> => {
  const mail = await take(db, id);
  if (!mail) return;
  const { content, recipient: to, message_id: messageId, created_at: queuedAt } = mail;
  // What a mail says is deleted once it has been sent, so there is nothing to send again.
  if (mail.is_late || content.data === null)
    return noteGivenUp(db, id, 'expired', 'too late to be of use');
  const language = isLanguageCode(mail.language) ? mail.language : defaultLanguage;
  try {
    const composed = await compose(content, language);
    if (!composed) return await noteGivenUp(db, id, 'expired', 'what it is about is gone');
    await transport.send({ ...composed, kind: content.kind, to, messageId, queuedAt });
  } catch (error) {
    if (isRefusedReceiver(error)) await noteRefused(db, to, messageOf(error));
    if (isLast || isRefusedForGood(error)) return noteGivenUp(db, id, 'failed', messageOf(error));
    await db
      .updateTable('mail_log')
      .set({ error: messageOf(error) })
      .where('id', '=', id)
      .execute();
    // Without the server's words, which may name the receiver: this one is logged.
    throw new Error(`A mail was not sent: ${briefly(error)}`, { cause: error });
  }
  await noteSent(db, id, content, to);
};
