import type { Trx } from '#db/client.ts';
import { isLanguageCode, defaultLanguage } from '#i18n/languages.ts';
import { queueMail } from '#jobs/mail/queue-mail.ts';

type Change = {
  id: string;
  state: 'unreadable' | 'answered';
  /** What the shopper reads, where there is something to say. */
  message: string | undefined;
  now: Date;
};

/** Says how far a prescription is, and mails it to the shopper; false where it is in that state or gone. */
export const changeState = async (
  trx: Trx,
  { id, state, message, now }: Change,
): Promise<boolean> => {
  const changed = await trx
    .updateTable('prescription')
    .set({ state, message: message ?? null, changed_at: now })
    .where('id', '=', id)
    .where('state', '<>', state)
    .returning(['email', 'language'])
    .executeTakeFirst();
  if (!changed) return false;
  const { email: to, language } = changed;
  await queueMail(trx, {
    kind: 'prescription-state',
    key: `prescription-state:${id}:${state}`,
    to,
    language: isLanguageCode(language) ? language : defaultLanguage,
    data: { prescription: id, state },
  });
  return true;
};
