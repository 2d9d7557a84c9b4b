import { sql } from 'kysely';
import type { Trx } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { queueMail } from '#jobs/mail/queue-mail.ts';
import { isRefusedAddress, writeSubscriptions } from './write-subscription.ts';

type Subscriber = { email: string; language: LanguageCode; now: Date };

/** Asks the address by mail whether it wants the newsletter, unless it has said so before; its answer: confirm-subscription.ts. */
export const askForNewsletter = async (
  trx: Trx,
  { email, language, now }: Subscriber,
): Promise<void> => {
  const [subscription] = await writeSubscriptions(
    trx,
    sql`select 'newsletter', ${email}, ${language}, null::uuid, null::bigint, null::bigint, null::bigint,
      ${now}::timestamptz, null::timestamptz`,
  );
  if (subscription === undefined || (await isRefusedAddress(trx, email))) return;
  const key = `newsletter-confirm:${subscription}:${now.getTime()}`;
  await queueMail(trx, {
    kind: 'newsletter-confirm',
    key,
    to: email,
    language,
    data: { subscription },
  });
};
