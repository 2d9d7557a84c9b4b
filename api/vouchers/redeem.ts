import type { Trx } from '#db/client.ts';
import type { Candidate } from './candidates.ts';

/** Locks the vouchers until the transaction ends, always in the order of their ids. */
export const lockVouchers = async (
  trx: Trx,
  { cartId, codes }: { cartId: string; codes: readonly string[] | undefined },
): Promise<void> => {
  if (codes?.length === 0) return;
  await trx
    .selectFrom('voucher')
    .select('id')
    .where((eb) =>
      codes
        ? eb('code', 'in', codes)
        : eb(
            'id',
            'in',
            eb.selectFrom('cart_voucher').select('voucher_id').where('cart_id', '=', cartId),
          ),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
};

type Use = { orderId: string; guestId: string; savingOf: (voucherId: number) => number; now: Date };

/** Counts the vouchers as used by the order. Their locks are held, so the limits still hold. */
export const redeemVouchers = async (
  trx: Trx,
  vouchers: readonly Candidate[],
  { orderId, guestId, savingOf, now }: Use,
): Promise<void> => {
  if (vouchers.length === 0) return;
  const ids = vouchers.map(({ id }) => id);
  await trx
    .updateTable('voucher')
    .set((eb) => ({ used: eb('used', '+', 1) }))
    .where('id', 'in', ids)
    .execute();
  await trx
    .insertInto('voucher_use')
    .values(
      ids.map((id) => ({
        voucher_id: id,
        order_id: orderId,
        guest_id: guestId,
        saving: savingOf(id),
        at: now,
      })),
    )
    .execute();
};
