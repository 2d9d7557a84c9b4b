import { sql } from 'kysely';
import { ORDER_STATUS } from '#contract/orders/order-codes.ts';
import type { Db, Trx } from '#db/client.ts';
import { isKeptLine } from '#db/kept-line.ts';
import { getSettings } from '#db/settings.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { queueMail } from '#jobs/mail/queue-mail.ts';

const DAY_MS = 86_400_000;
/** Who was not asked so many days after they could have been is not asked any more: a shop that was shut. */
const TOO_LATE_DAYS = 30;
/** Orders of one run, with a run each minute. */
const MOST = 200;

type Due = { id: string; email: string; language: LanguageCode; is_wanted: boolean };

/** Orders that arrived long enough ago, and of each whether its buyer is to be asked. */
const listDue = async (trx: Trx, days: number, at: Date): Promise<Due[]> => {
  const daysAgo = (count: number) => new Date(at.getTime() - count * DAY_MS);
  const { rows } = await sql<Due>`
    select o.id, o.email, o.language,
      arrived.at > ${daysAgo(days + TOO_LATE_DAYS)} and o.email <> '' and not o.person_erased
        and not exists (
          select from review_invitation_refusal
          where email_hash = sha256(convert_to(lower(o.email), 'UTF8')))
        and exists (
          select from order_line l
          where l.order_id = o.id and l.product_id is not null and ${isKeptLine}
            and not exists (select from review r where r.order_line_id = l.id)) as is_wanted
    from "order" o
    cross join lateral (
      select max(h.at) as at from order_history h
      where h.order_id = o.id and h.package_id is null and h.status = ${ORDER_STATUS.delivered}
        and h.cancellation_id is null) arrived
    where o.status = 5 and o.review_invited_at is null and o.cancelled_at is null
      and arrived.at <= ${daysAgo(days)}
    limit ${MOST}
    for no key update of o skip locked`.execute(trx);
  return rows;
};

/**
 * Asks buyers by mail for reviews, once per order, so many days after it has arrived as the setting
 * `review_invitation_days` says; 0 asks nobody.
 */
export const inviteReviews = async (db: Db, at: Date): Promise<void> => {
  const { review_invitation_days: days } = await getSettings(db);
  if (days === 0) return;
  await db.transaction().execute(async (trx) => {
    const due = await listDue(trx, days, at);
    if (due.length === 0) return;
    for (const { id, email: to, language, is_wanted } of due)
      if (is_wanted)
        await queueMail(trx, {
          kind: 'order-review',
          key: `order-review:${id}`,
          to,
          language,
          data: { order: id },
        });
    await trx
      .updateTable('order')
      .set({ review_invited_at: at })
      .where(
        'id',
        'in',
        due.map(({ id }) => id),
      )
      .execute();
  });
};
