import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '#db/client.ts';

const DAY_MS = 86_400_000;
/** A guest's cookie ends a year after the last visit; a clock that is wrong gets a month. */
const GUEST_DAYS = 395;
/** Whoever repeats a request does so within minutes; a program may try again for weeks. */
const KEY_DAYS = 30;
/** Rows per run; with a run each minute this is more than any shop adds. */
const MOST = 1_000;

const daysBefore = (at: Date, days: number): Date => new Date(at.getTime() - days * DAY_MS);

const oldGuests = (at: Date): RawBuilder<unknown> => sql`
  delete from guest where id in (
    select id from guest where seen_at < ${daysBefore(at, GUEST_DAYS)}
    order by seen_at limit ${MOST}
    for update skip locked)`;

const oldKeys = (at: Date): RawBuilder<unknown> => sql`
  delete from idempotency_key where (owner, key) in (
    select owner, key from idempotency_key where created_at < ${daysBefore(at, KEY_DAYS)}
    order by created_at limit ${MOST}
    for update skip locked)`;

/**
 * Deletes expired data: guests whose cookie has expired, with their carts and addresses (their
 * orders stay), and old answers under idempotency keys.
 */
export const deleteExpiredRows = async (db: Db, at: Date): Promise<void> => {
  await oldGuests(at).execute(db);
  await oldKeys(at).execute(db);
};
