import { sql } from 'kysely';
import type { Db } from '#db/client.ts';

/**
 * The products whose card or search document has an outdated flash sale. Reads only the products of
 * current and coming sales and the cards that show one.
 */
const listBySale = async (db: Db, at: Date): Promise<number[]> => {
  const { rows } = await sql<{ product_id: number }>`
    with on_sale as (
      select distinct on (f.product_id) f.product_id, f.price, fs.starts_at, fs.ends_at
      from flash_sale fs join flash_sale_product f on f.flash_sale_id = fs.id
      where fs.visible and fs.ends_at > ${at}
      order by f.product_id, (fs.starts_at <= ${at}) desc,
        case when fs.starts_at <= ${at} then f.price end, fs.starts_at, f.price)
    select card.product_id
    from (
      select product_id from on_sale
      union
      select product_id from product_card where flash_price is not null) asked
    join product_card card on card.product_id = asked.product_id
    left join on_sale on on_sale.product_id = card.product_id
    where (card.flash_price, card.flash_starts_at, card.flash_ends_at)
        is distinct from (on_sale.price, on_sale.starts_at, on_sale.ends_at)
      or exists (
        select from search_doc doc
        where doc.product_id = card.product_id and doc.price <> current_price(card, ${at}))
    order by card.product_id`.execute(db);
  return rows.map((row) => row.product_id);
};

/**
 * The products whose card is outdated about the vouchers of its store. PostgreSQL expects half of
 * the cards to match and would read them all, although hardly any does; `offset 0` forces one
 * lookup in the index (store_id, voucher) per store.
 */
const listByVoucher = (db: Db, at: Date): Promise<number[]> =>
  db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    const { rows } = await sql<{ product_id: number }>`
      select late.product_id
      from store s
      cross join lateral (
        select exists (
          select from voucher v
          where v.store_id = s.id and v.visibility = 1 and not v.disabled
            and v.starts_at <= ${at} and v.ends_at > ${at}) as running) vouchers
      cross join lateral (
        select card.product_id from product_card card
        where card.store_id = s.id and card.voucher = not vouchers.running
        offset 0) late
      order by late.product_id`.execute(trx);
    return rows.map((row) => row.product_id);
  });

/** The products whose cards are late at that moment: a sale or voucher has begun or ended since. */
export const listStaleCards = async (db: Db, at: Date): Promise<number[]> => [
  ...new Set([...(await listBySale(db, at)), ...(await listByVoucher(db, at))]),
];

/** The next moment after `at` when a sale or a voucher begins or ends. */
export const findNextBoundary = async (db: Db, at: Date): Promise<Date | undefined> => {
  const { rows } = await sql<{ next: Date | null }>`
    select min(moment) as next
    from (
      select unnest(array[starts_at, ends_at]) as moment
      from flash_sale where visible and ends_at > ${at}
      union all
      select unnest(array[starts_at, ends_at])
      from voucher where visibility = 1 and not disabled and ends_at > ${at}) moments
    where moment > ${at}`.execute(db);
  return rows[0]?.next ?? undefined;
};
