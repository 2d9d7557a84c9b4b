import { sql } from 'kysely';
import type { Subscription } from '#contract/subscriptions/subscription.ts';
import type { Db, Trx } from '#db/client.ts';
import { inLanguage } from '#db/texts.ts';
import type { Texts } from '#db/types.ts';
import { defaultLanguage, isLanguageCode, type LanguageCode } from '#i18n/languages.ts';
import { queueMail } from '#jobs/mail/queue-mail.ts';

/** How long the link of a mail confirms what was asked for. */
const CONFIRM_MS = 7 * 86_400_000;

type Row = {
  id: string;
  kind: Subscription['kinds'][number];
  kinds: Subscription['kinds'];
  email: string;
  language: string;
  asked_at: Date;
  confirmed_at: Date | null;
  ended_at: Date | null;
  product_id: number | null;
  slug: Texts | null;
  title: Texts | null;
  image: string | null;
};

/** The subscription, with what was asked for together with it. */
export const findSubscriptionRow = async (db: Db | Trx, id: string): Promise<Row | undefined> => {
  const { rows } = await sql<Row>`
    select s.id, s.kind, s.email, s.language, s.asked_at, s.confirmed_at, s.ended_at, s.product_id,
      card.slug, card.title, card.image,
      (select array_agg(together.kind order by together.kind) from subscription together
        where lower(together.email) = lower(s.email) and together.asked_at = s.asked_at
          and together.product_id is not distinct from s.product_id) as kinds
    from subscription s left join product_card card on card.product_id = s.product_id
    where s.id = ${id}`.execute(db);
  return rows[0];
};

/** `a…@example.org`: enough for whoever knows it. */
const hideAddress = (email: string): string => {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}…${email.slice(at)}`;
};

const stateOf = ({ confirmed_at, ended_at }: Row): Subscription['state'] => {
  if (ended_at !== null) return 'ended';
  return confirmed_at === null ? 'asked' : 'confirmed';
};

/** What its link shows; `together`: with what is confirmed by the same link. */
export const presentSubscription = (
  row: Row,
  language: LanguageCode,
  together: boolean,
): Subscription => ({
  kinds: together ? row.kinds : [row.kind],
  email: hideAddress(row.email),
  product:
    row.product_id === null || row.slug === null || row.title === null
      ? null
      : {
          id: String(row.product_id),
          slug: inLanguage(row.slug, language),
          title: inLanguage(row.title, language),
          image: row.image ?? '',
        },
  state: stateOf(row),
});

/** Whether the link still confirms, or has done so. */
export const isConfirmable = (row: Row, now: Date): boolean =>
  row.ended_at === null &&
  (row.confirmed_at !== null || now.getTime() - row.asked_at.getTime() < CONFIRM_MS);

const welcome = async (trx: Trx, { id, email, asked_at, language }: Row): Promise<void> => {
  await queueMail(trx, {
    kind: 'newsletter-welcome',
    key: `newsletter-welcome:${id}:${asked_at.getTime()}`,
    to: email,
    language: isLanguageCode(language) ? language : defaultLanguage,
    data: { subscription: id },
  });
};

/** Confirms the subscription and what was asked for together with it; twice is as good as once. */
export const confirmRow = async (trx: Trx, row: Row, now: Date): Promise<void> => {
  const { rows } = await sql`
    update subscription set confirmed_at = ${now}
    where lower(email) = lower(${row.email}) and asked_at = ${row.asked_at}
      and product_id is not distinct from ${row.product_id}::bigint
      and confirmed_at is null and ended_at is null
    returning id`.execute(trx);
  if (rows.length > 0 && row.kind === 'newsletter') await welcome(trx, row);
};
