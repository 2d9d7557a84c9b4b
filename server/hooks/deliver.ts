import { sql } from 'kysely';
import { createOrderLinks } from '#api/orders/order-link.ts';
import { presentOrder } from '#api/orders/present-order.ts';
import { findOrder } from '#api/orders/find-order.ts';
import type { OrderStatus } from '#contract/orders/order-codes.ts';
import type { Db } from '#db/client.ts';
import type { Hooks, OrderEvent, OrderHooks } from '#extend/shop.ts';
import { isLanguageCode, defaultLanguage } from '#i18n/languages.ts';
import { withTimeLimit } from '#server/time-limit.ts';

/** A hook that takes longer has failed, milliseconds. */
export const LONGEST_MS = 30_000;
/** Another process takes an event on when it was taken so long ago, seconds: the first one has ended. */
const LEASE_SECONDS = 60;
/** The pause doubles with each failure, from ten seconds to an hour: the last attempt is after a day. */
const MOST_ATTEMPTS = 30;
const FIRST_PAUSE_SECONDS = 10;
const LONGEST_PAUSE_SECONDS = 3_600;
/** Of several orders as many hooks are called at once. */
const BATCH = 8;

type Row = {
  id: string;
  order_id: string;
  event: keyof OrderHooks;
  status: number;
  cancellation_id: string | null;
  at: Date;
  attempts: number;
  language: string;
};

export type Delivery = {
  db: Db;
  hooks: Hooks;
  onError: (error: unknown, event: { id: string; event: string; givenUp: boolean }) => void;
};

/**
 * Takes events that are due for this process: of each order the earliest, so that its hooks hear in
 * the order in which things happened.
 */
const take = async (db: Db, events: readonly string[]): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    with due as (
      select e.id
      from order_event e
      where e.given_up_at is null and e.due_at <= now() and e.event = any (${events})
        and not exists (
          select from order_event earlier
          where earlier.order_id = e.order_id and earlier.id < e.id and earlier.given_up_at is null)
      order by e.due_at
      limit ${BATCH}
      for update skip locked)
    update order_event e
    set attempts = attempts + 1, due_at = now() + make_interval(secs => ${LEASE_SECONDS})
    from due, "order" o
    where e.id = due.id and o.id = e.order_id
    returning e.id::text, e.order_id, e.event, e.status, e.cancellation_id, e.at, e.attempts, o.language`.execute(
    db,
  );
  return rows;
};

const call = async (
  { db, hooks }: Delivery,
  row: Row,
  links: ReturnType<typeof createOrderLinks>,
): Promise<void> => {
  const found = await findOrder(db, { id: row.order_id });
  if (!found) return;
  const language = isLanguageCode(row.language) ? row.language : defaultLanguage;
  const event: Omit<OrderEvent, 'signal'> = {
    id: row.id,
    at: row.at,
    status: row.status as OrderStatus,
    cancellationId: row.cancellation_id ?? undefined,
    order: presentOrder(found, language, { sign: await links.signer(), now: row.at }),
    language,
  };
  await withTimeLimit(LONGEST_MS, (signal) => hooks[row.event]?.({ ...event, signal }));
};

const putOff = async (db: Db, { id, attempts }: Row, error: unknown): Promise<boolean> => {
  const givenUp = attempts >= MOST_ATTEMPTS;
  const pause = Math.min(FIRST_PAUSE_SECONDS * 2 ** (attempts - 1), LONGEST_PAUSE_SECONDS);
  const text = error instanceof Error ? error.message : String(error);
  await sql`
    update order_event
    set error = ${text.slice(0, 1_000)}, due_at = now() + make_interval(secs => ${pause}),
      given_up_at = case when ${givenUp} then now() end
    where id = ${id}::bigint`.execute(db);
  return givenUp;
};

/** Calls the hooks of events that are due, of each order one; how many there were. */
export const deliverDue = async (delivery: Delivery): Promise<number> => {
  const { db, hooks, onError } = delivery;
  const rows = await take(db, Object.keys(hooks));
  const links = createOrderLinks(db);
  const deliver = async (row: Row): Promise<void> => {
    try {
      await call(delivery, row, links);
      await sql`delete from order_event where id = ${row.id}::bigint`.execute(db);
    } catch (error) {
      onError(error, { id: row.id, event: row.event, givenUp: await putOff(db, row, error) });
    }
  };
  await Promise.all(rows.map(deliver));
  return rows.length;
};

/**
 * Says in the database which hooks there are: without one of its name, an event is not written, and
 * what was written for one that is gone is dropped.
 */
export const registerHooks = async (db: Db, hooks: Hooks): Promise<void> => {
  const names = Object.keys(hooks);
  await db.transaction().execute(async (trx) => {
    await sql`delete from order_listener where not event = any (${names})`.execute(trx);
    await sql`
      insert into order_listener (event) select unnest(${names}::text[])
      on conflict do nothing`.execute(trx);
    await sql`delete from order_event where not event = any (${names})`.execute(trx);
  });
};
