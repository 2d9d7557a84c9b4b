import { createMailedOrders } from '#api/orders/mailed-order.ts';
import { createMailedPrescriptions } from '#api/prescriptions/mailed-prescription.ts';
import type { Db } from '#db/client.ts';
import { createMailTheme } from '#extend/mail-theme.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { composeMail } from '#jobs/mail/compose.ts';
import type { MailContent, MailData, MailKind } from '#jobs/mail/kinds.ts';
import { NOON } from './app.ts';

/** Writes mails as a shop at that address does, at noon; `from`: who sends them, where the shop says so. */
export const composerOf =
  (db: Db, origin: string, from?: string) => (content: MailContent, language: LanguageCode) =>
    composeMail(
      {
        db,
        origin,
        ...(from !== undefined && { from }),
        readTheme: createMailTheme(
          { shop: {}, folder: '.' },
          { dataDir: '.', onProblem: () => {} },
        ),
        findPrescription: createMailedPrescriptions(db),
        findOrder: createMailedOrders(db, () => NOON),
      },
      content,
      language,
    );

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
