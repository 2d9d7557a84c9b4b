import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '#db/client.ts';

const DAY_MS = 86_400_000;
/** A shopper's cookie ends a year after the last visit; a clock that is wrong gets a month. */
const SHOPPER_DAYS = 395;
/** Whoever repeats a request does so within minutes; a program may try again for weeks. */
const KEY_DAYS = 30;
/** Long enough to ask what became of a mail. */
const MAIL_DAYS = 30;
/** A year can be compared with the one before. */
const FIGURES_DAYS = 760;
/** What was written to a store is answered by then. */
const STORE_MESSAGE_DAYS = 395;
/** Subscriptions that nobody has confirmed; their links count for a week. */
const UNCONFIRMED_DAYS = 8;
/** Subscriptions that have ended: until then links in mails still lead somewhere. */
const ENDED_DAYS = 90;
/** Messages to the shop. */
const CONTACT_MESSAGE_DAYS = 365;
/** What payment providers have told, which may name people; by then nothing is asked of it any more. */
const PAYMENT_EVENT_DAYS = 30;
/** Rows per run; with a run each minute this is more than any shop adds. */
const MOST = 1_000;

const daysBefore = (at: Date, days: number): Date => new Date(at.getTime() - days * DAY_MS);

const oldShoppers = (at: Date): RawBuilder<unknown> => sql`
  delete from shopper where id in (
    select s.id from shopper s
    where s.seen_at < ${daysBefore(at, SHOPPER_DAYS)}
      and not exists (select from account a where a.shopper_id = s.id)
    order by s.seen_at limit ${MOST}
    for update skip locked)`;

const pastSessions = (at: Date): RawBuilder<unknown> => sql`
  delete from session where id in (
    select id from session where expires_at < ${at}
    order by expires_at limit ${MOST}
    for update skip locked)`;

const pastChallenges = (at: Date): RawBuilder<unknown> => sql`
  delete from challenge where expires_at < ${daysBefore(at, 1)}`;

const pastSignInRequests = (at: Date): RawBuilder<unknown> => sql`
  delete from sign_in_request where expires_at < ${at}`;

/** So long an address that was deleted can be taken back. */
const RESTORABLE_MS = 3_600_000;

const removedAddresses = (at: Date): RawBuilder<unknown> => sql`
  delete from address where deleted_at < ${new Date(at.getTime() - RESTORABLE_MS)}`;

const pastAttempts = (at: Date): RawBuilder<unknown> => sql`
  delete from attempt where resets_at < ${at}`;

const oldKeys = (at: Date): RawBuilder<unknown> => sql`
  delete from idempotency_key where (owner, key) in (
    select owner, key from idempotency_key where created_at < ${daysBefore(at, KEY_DAYS)}
    order by created_at limit ${MOST}
    for update skip locked)`;

/** Their pictures go with them, see migration 0038. */
const pastPrescriptions = (at: Date): RawBuilder<unknown> => sql`
  delete from prescription where id in (
    select id from prescription where erase_at <= ${at}
    order by erase_at limit ${MOST}
    for update skip locked)`;

/** What is sent or given up; a mail that waits has a job. */
const oldMails = (at: Date): RawBuilder<unknown> => sql`
  delete from mail_log where id in (
    select id from mail_log
    where created_at < ${daysBefore(at, MAIL_DAYS)} and state <> 'waiting'
    order by created_at limit ${MOST}
    for update skip locked)`;

const oldFigures = (table: 'banner_day' | 'product_day', at: Date): RawBuilder<unknown> => sql`
  delete from ${sql.table(table)} where ctid in (
    select ctid from ${sql.table(table)} where day < ${daysBefore(at, FIGURES_DAYS)} limit ${MOST})`;

const oldStoreMessages = (at: Date): RawBuilder<unknown> => sql`
  delete from store_message where id in (
    select id from store_message where created_at < ${daysBefore(at, STORE_MESSAGE_DAYS)}
    order by created_at limit ${MOST}
    for update skip locked)`;

const pastSubscriptions = (at: Date): RawBuilder<unknown> => sql`
  delete from subscription where id in (
    select id from subscription
    where (ended_at is not null or confirmed_at is null)
      and coalesce(ended_at, asked_at) < ${daysBefore(at, UNCONFIRMED_DAYS)}
      and (ended_at is null or ended_at < ${daysBefore(at, ENDED_DAYS)})
    limit ${MOST}
    for update skip locked)`;

const oldContactMessages = (at: Date): RawBuilder<unknown> => sql`
  delete from contact_message where created_at < ${daysBefore(at, CONTACT_MESSAGE_DAYS)}`;

const oldPaymentEvents = (at: Date): RawBuilder<unknown> => sql`
  delete from payment_event where (provider, event_id) in (
    select provider, event_id from payment_event
    where received_at < ${daysBefore(at, PAYMENT_EVENT_DAYS)}
    order by received_at limit ${MOST}
    for update skip locked)`;

/** What nobody may read any more: codes that a mail was too late for. */
const lateCodes = sql`
  update mail_log set data = null where data is not null and expires_at < now() - interval '1 hour'`;

/** Jobs that the clock has added again since, and workers that have ended. */
const leftBehind = sql`
  with gone as (delete from job_worker where seen_at < now() - interval '1 day')
  select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
  where task_identifier in ('maintenance', 'notices', 'rebuild-search') and attempts >= max_attempts
    and locked_at is null`;

/**
 * Deletes expired data: shoppers whose cookie has expired, with their carts and addresses (their
 * orders stay, and so does who has an account), sessions, codes and tries of the past, addresses that were
 * deleted, old answers under idempotency keys, prescriptions and subscriptions that are over, what is no
 * longer asked of mails and jobs, figures of years ago and old messages.
 */
export const deleteExpiredRows = async (db: Db, at: Date): Promise<void> => {
  await oldShoppers(at).execute(db);
  await pastSessions(at).execute(db);
  await pastChallenges(at).execute(db);
  await pastSignInRequests(at).execute(db);
  await removedAddresses(at).execute(db);
  await pastAttempts(at).execute(db);
  await oldKeys(at).execute(db);
  await pastPrescriptions(at).execute(db);
  await oldMails(at).execute(db);
  await oldFigures('banner_day', at).execute(db);
  await oldFigures('product_day', at).execute(db);
  await pastSubscriptions(at).execute(db);
  await oldStoreMessages(at).execute(db);
  await oldContactMessages(at).execute(db);
  await oldPaymentEvents(at).execute(db);
  await lateCodes.execute(db);
  await leftBehind.execute(db);
};
