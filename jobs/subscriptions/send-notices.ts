import { sql, type RawBuilder } from 'kysely';
import type { Db, Trx } from '#db/client.ts';
import { defaultLanguage, isLanguageCode } from '#i18n/languages.ts';
import type { SentNotice } from '#jobs/mail/kinds.ts';
import { queueMail } from '#jobs/mail/queue-mail.ts';

/** Addresses that one transaction writes to. */
const BATCH = 50;
/** Notices in one mail; the rest comes in another one. */
const MOST_IN_MAIL = 20;

type Due = {
  id: string;
  kind: 'price' | 'stock';
  email: string;
  language: string;
  price: number | null;
  now_price: number;
};

/**
 * The notices whose time has come: what is waited for is in stock, or costs less than when it was asked
 * for and than was said last. What is sold out is not praised for its price, nor is what the shop hides.
 */
const dueAt = (at: Date): RawBuilder<unknown> => sql`
  from subscription s join product_card card on card.product_id = s.product_id
  where s.kind in ('price', 'stock') and s.confirmed_at is not null and s.ended_at is null
    and (s.kind = 'stock' or current_price(card, ${at}) < least(s.price, s.told_price))
    and exists (
      select from inventory i
      where i.product_id = s.product_id and i.quantity > 0
        and (s.inventory_id is null or i.id = s.inventory_id))
    and not exists (select from refused_address r where r.email = lower(s.email))`;

/** A price that has risen to what it was is news again when it falls the next time. */
const forgetPastFalls = async (db: Db, at: Date): Promise<void> => {
  await sql`
    update subscription s set told_price = null
    from product_card card
    where card.product_id = s.product_id and s.told_price is not null and s.ended_at is null
      and current_price(card, ${at}) >= s.price`.execute(db);
};

const listAddresses = async (trx: Trx, at: Date): Promise<string[]> => {
  const { rows } = await sql<{ email: string }>`
    select distinct lower(s.email) as email ${dueAt(at)} order by email limit ${BATCH}`.execute(
    trx,
  );
  return rows.map(({ email }) => email);
};

/** Another sender at this moment leaves these alone, and finds them sent afterwards. */
const takeDue = async (trx: Trx, emails: readonly string[], at: Date): Promise<Due[]> => {
  const { rows } = await sql<Due>`
    select s.id, s.kind, s.email, s.language, s.price, current_price(card, ${at}) as now_price
    ${dueAt(at)} and lower(s.email) = any (${[...emails]}::text[])
    order by lower(s.email), s.asked_at, s.id
    for no key update of s skip locked`.execute(trx);
  return rows;
};

/** A fall is announced once, and stock ends the notice. */
const markSent = async (trx: Trx, due: readonly Due[], at: Date): Promise<void> => {
  await sql`
    update subscription s
    set told_price = case when s.kind = 'price' then sent.price end,
      ended_at = case when s.kind = 'stock' then ${at}::timestamptz end
    from unnest(${due.map(({ id }) => id)}::uuid[], ${due.map((one) => one.now_price)}::bigint[])
      as sent (id, price)
    where s.id = sent.id`.execute(trx);
};

const noticeOf = ({ id, kind, price, now_price: now }: Due): SentNotice =>
  kind === 'price' && price !== null
    ? { subscription: id, price: { now, before: price } }
    : { subscription: id };

/** One mail about all that is due at an address. */
const queueNotice = async (trx: Trx, due: readonly Due[], at: Date): Promise<void> => {
  const [first] = due;
  if (!first) return;
  await queueMail(trx, {
    kind: 'notice',
    key: `notice:${first.id}:${at.getTime()}`,
    to: first.email,
    language: isLanguageCode(first.language) ? first.language : defaultLanguage,
    data: { notices: due.map(noticeOf) },
  });
};

const sendBatch = async (trx: Trx, at: Date): Promise<number> => {
  const emails = await listAddresses(trx, at);
  if (emails.length === 0) return 0;
  const due = Map.groupBy(await takeDue(trx, emails, at), ({ email }) => email.toLowerCase());
  for (const all of due.values()) {
    const sent = all.slice(0, MOST_IN_MAIL);
    await markSent(trx, sent, at);
    await queueNotice(trx, sent, at);
  }
  return due.size;
};

/**
 * Writes to whoever waits for a product that costs less now or is in stock again. A mail is queued in the
 * transaction that notes what it tells: a killed worker has done both or neither, and two at once tell
 * nothing twice.
 */
export const sendNotices = async (db: Db, at: Date, signal: AbortSignal): Promise<void> => {
  await forgetPastFalls(db, at);
  let sent = BATCH;
  while (sent > 0 && !signal.aborted)
    sent = await db.transaction().execute((trx) => sendBatch(trx, at));
};
