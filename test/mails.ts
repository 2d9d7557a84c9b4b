import type { Db } from '#db/client.ts';
import type { MailData, MailKind } from '#jobs/mail/kinds.ts';

/** The mails of a kind that wait to be sent to an address, the newest first. */
export const mailsTo = async <Kind extends MailKind>(
  db: Db,
  to: string,
  kind: Kind,
): Promise<MailData[Kind][]> => {
  const rows = await db
    .selectFrom('mail_log')
    .select('data')
    .where('recipient', '=', to)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ data }) => data as unknown as MailData[Kind]);
};

/** The newest code that was mailed to an address. */
export const codeTo = async (
  db: Db,
  to: string,
  kind: 'code' | 'verify' | 'reset' = 'code',
): Promise<string> => {
  const [mail] = await mailsTo(db, to, kind);
  if (!mail) throw new Error(`no ${kind} was mailed to ${to}`);
  return mail.code;
};
