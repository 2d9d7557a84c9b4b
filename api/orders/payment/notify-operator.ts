import type { Trx } from '#db/client.ts';
import { getSettings } from '#db/settings.ts';
import { formatMoney } from '#contract/money.ts';
import { defaultLanguage, languages } from '#i18n/languages.ts';
import { queueMail } from '#jobs/mail/queue-mail.ts';

type Trouble = {
  kind: 'payment-review' | 'payment-disputed' | 'refund-failed';
  /** What it is about: the id of the attempt, dispute or refund. */
  id: string;
  orderId: string;
  amount: number;
  currency: string;
  /** As the provider, or the shop's own check, names it. */
  reason: string;
};

/** Queues a mail to the shop about money that needs a person, once for each reason. */
export const notifyOperator = async (trx: Trx, trouble: Trouble): Promise<void> => {
  const { kind, id, orderId, amount, currency, reason } = trouble;
  const { email } = await getSettings(trx);
  if (email === null) return;
  const { number } = await trx
    .selectFrom('order')
    .select('number')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const money = { currency, currency_icon: currency, currency_position: 2 as const };
  await queueMail(trx, {
    kind,
    key: `${kind}:${id}:${reason}`,
    to: email,
    language: defaultLanguage,
    data: {
      number,
      amount: formatMoney(amount, money, languages[defaultLanguage].locale),
      reason,
    },
  });
};
