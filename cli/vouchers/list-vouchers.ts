import { voucherState } from '#api/vouchers/new-voucher.ts';
import type { Db } from '#db/client.ts';

const select = (db: Db) =>
  db
    .selectFrom('voucher as v')
    .leftJoin('store as s', 's.id', 'v.store_id')
    .select(['v.code', 'v.title', 'v.price_type', 'v.value', 'v.min_spend', 'v.max_saving'])
    .select(['v.starts_at', 'v.ends_at', 'v.total_limit', 'v.per_shopper_limit', 'v.used'])
    .select(['v.visibility', 'v.disabled', 's.name as store'])
    .orderBy('v.ends_at')
    .orderBy('v.id');

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

const withState = (row: Row, now: Date) => ({
  ...row,
  state: voucherState(
    {
      disabled: row.disabled,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      totalLimit: row.total_limit,
      used: row.used,
    },
    now,
  ),
});

export type ListedVoucher = ReturnType<typeof withState>;

/** The vouchers of a store or of all, the first to end first; over ones only with `all`. */
export const listVouchers = async (
  db: Db,
  { storeId, all, now }: { storeId: number | undefined; all: boolean; now: Date },
): Promise<ListedVoucher[]> => {
  const query = storeId === undefined ? select(db) : select(db).where('v.store_id', '=', storeId);
  const vouchers = (await query.execute()).map((row) => withState(row, now));
  return vouchers.filter(({ state }) => all || !['ended', 'disabled'].includes(state));
};
