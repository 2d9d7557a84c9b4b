import { sql } from 'kysely';
import type { Db } from '#db/client.ts';

export type Ordered = { id: string; kettle: number; voucher: string };

type Books = { paid: boolean; live: boolean; total: number; had: number };

/** What came less what went back, by the shop's own tables. */
const readMoney = async (db: Db, id: string): Promise<Books> => {
  const { rows } = await sql<Books>`
    select o.paid, o.cancelled_at is null as live, o.total::int as total,
      ((select coalesce(sum(amount), 0) from payment_attempt where order_id = o.id and status = 'paid')
        - (select coalesce(sum(amount), 0) from refund
           where order_id = o.id and status = 'processed')
        - (select coalesce(sum(amount), 0) from dispute
           where order_id = o.id and status = 'lost'))::int as had
    from "order" o where o.id = ${id}`.execute(db);
  const [order] = rows;
  if (!order) throw new Error('the order is lost');
  return order;
};

/** How many mails of each kind its shopper has had about the order, its cancellations included. */
const countMails = async (db: Db, id: string): Promise<Map<string, number>> => {
  const { rows } = await sql<{ kind: string; mails: number }>`
    select m.kind, count(*)::int as mails from mail_log m
    where m.kind like 'order-%' and (m.key like '%' || ${id}::text || '%' or exists (
      select from cancellation c where c.order_id = ${id} and m.key like '%' || c.id::text))
    group by m.kind`.execute(db);
  return new Map(rows.map(({ kind, mails }) => [kind, mails]));
};

const readUsed = async (db: Db, code: string): Promise<number> =>
  (await db.selectFrom('voucher').select('used').where('code', '=', code).executeTakeFirstOrThrow())
    .used;

const readQuantity = async (db: Db, inventory: number): Promise<number> =>
  (
    await db
      .selectFrom('inventory')
      .select('quantity')
      .where('id', '=', inventory)
      .executeTakeFirstOrThrow()
  ).quantity;

/** By how many the mails differ from one of each kind that there has to be; that of the cancellation tells of the money, too. */
const differenceOf = (mails: Map<string, number>, { paid, live }: Books): number => {
  const wanted = new Map([
    ['order-placed', paid ? 1 : 0],
    ['order-cancelled', live ? 0 : 1],
  ]);
  const kinds = new Set([...mails.keys(), ...wanted.keys()]);
  return [...kinds].reduce(
    (sum, kind) => sum + Math.abs((mails.get(kind) ?? 0) - (wanted.get(kind) ?? 0)),
    0,
  );
};

/**
 * How an order of one kettle stands, which was bought with a voucher of its own, and by how much its money,
 * stock, voucher and mails are wrong: each 0 where all is well. `held` is what providers have of its money.
 */
export const readOrderState = async (
  db: Db,
  { id, kettle, voucher }: Ordered,
  { held, stock }: { held: number; stock: number },
) => {
  const books = await readMoney(db, id);
  const { paid, live, total, had } = books;
  const owed = paid && live ? total : 0;
  const kept = live ? 1 : 0;
  return {
    paid,
    live,
    wrong: {
      inBooks: had - owed,
      atProviders: held - owed,
      stock: stock - (await readQuantity(db, kettle)) - kept,
      vouchers: (await readUsed(db, voucher)) - kept,
      mails: differenceOf(await countMails(db, id), books),
    },
  };
};
