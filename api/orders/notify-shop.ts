import type { Trx } from '#db/client.ts';
import { getSettings } from '#db/settings.ts';
import { defaultLanguage } from '#i18n/languages.ts';
import { queueMail } from '#jobs/mail/queue-mail.ts';

type Request = { order: string; cancellation: string };

/** Mails to the shop, where it has an address, that a shopper asks to cancel or return; once each. */
export const notifyShop = async (trx: Trx, request: Request): Promise<void> => {
  const { email } = await getSettings(trx);
  if (email === null) return;
  await queueMail(trx, {
    kind: 'order-asked',
    key: `order-asked:${request.cancellation}`,
    to: email,
    language: defaultLanguage,
    data: request,
  });
};
