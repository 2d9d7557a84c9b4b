import { ok } from '#api/http/reply.ts';
import type { Call } from '#api/http/run-call.ts';
import { transact } from '#api/http/transaction.ts';
import { findAccount } from '#api/identity/find-account.ts';
import { SUBJECT_MOST, type sendMessage } from '#contract/shop/contact.ts';
import { getSettings } from '#db/settings.ts';
import { defaultLanguage } from '#i18n/languages.ts';
import { queueMail } from '#jobs/mail/queue-mail.ts';

type MessageCall = Call<typeof sendMessage>;

/** A receipt goes only to whoever has proven the address: anybody could have it sent to anybody else. */
const isOwnAddress = async ({ db, account, json }: MessageCall): Promise<boolean> => {
  const own = account && (await findAccount(db, { id: account.id }))?.email;
  return own?.toLowerCase() === json.email.toLowerCase();
};

/** The subject as the shop reads it, which looks for an order by its number. */
const subjectOf = ({ subject, order_number: order }: MessageCall['json']): string =>
  (order ? `${order}: ${subject}` : subject).slice(0, SUBJECT_MOST);

/** Keeps the message and queues its mails, all or nothing. */
export const saveContactMessage = async (call: MessageCall) => {
  const { db, json, language, now } = call;
  const { name, email, message } = json;
  const [{ email: shop }, isOwn] = await Promise.all([getSettings(db), isOwnAddress(call)]);
  return transact(db, async (trx) => {
    const { id } = await trx
      .insertInto('contact_message')
      .values({ name, email, subject: subjectOf(json), message, language, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    const data = { message: id };
    if (shop !== null)
      await queueMail(trx, {
        kind: 'contact',
        key: `contact:${id}`,
        to: shop,
        language: defaultLanguage,
        data,
      });
    if (isOwn)
      await queueMail(trx, {
        kind: 'contact-receipt',
        key: `contact-receipt:${id}`,
        to: email,
        language,
        data,
      });
    return ok(null, 'contact.sent');
  });
};
