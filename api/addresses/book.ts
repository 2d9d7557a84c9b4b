import type { Address, AddressInput } from '#contract/address.ts';
import { isUuid } from '#contract/ids.ts';
import type { Db, Trx } from '#db/client.ts';
import { ADDRESS_FIELDS } from './address.ts';
import { fail, refuse, type Failed, type Refused } from '#api/http/reply.ts';

/** The most addresses that a shopper can save. */
const MOST = 50;

const FIELDS = ['id', ...ADDRESS_FIELDS] as const;

const own = (db: Db, shopperId: string) =>
  db.selectFrom('address').select(FIELDS).where('shopper_id', '=', shopperId);

/** The shopper's addresses, the newest first. */
export const listAddresses = (db: Db, shopperId: string): Promise<Address[]> =>
  own(db, shopperId).orderBy('created_at', 'desc').orderBy('id').execute();

/**
 * The shopper's address with that id; undefined where there is none or it belongs to somebody else.
 */
export const findAddress = async (
  db: Db,
  shopperId: string,
  id: string,
): Promise<Address | undefined> =>
  isUuid(id) ? own(db, shopperId).where('id', '=', id).executeTakeFirst() : undefined;

/** Saves a checked address as the first of the list. */
export const addAddress = async (
  trx: Trx,
  shopperId: string,
  { address, now }: { address: AddressInput; now: Date },
): Promise<Address | Refused> => {
  const saved = await listAddresses(trx, shopperId);
  if (saved.length >= MOST) return refuse('address.bookFull');
  return trx
    .insertInto('address')
    .values({ ...address, shopper_id: shopperId, saved: true, created_at: now })
    .returning(FIELDS)
    .executeTakeFirstOrThrow();
};

/** Changes an address of the shopper; the cart that goes there goes to the changed one. */
export const changeAddress = async (
  trx: Trx,
  shopperId: string,
  { id, address }: { id: string; address: AddressInput },
): Promise<Address | Failed> => {
  const changed = isUuid(id)
    ? await trx
        .updateTable('address')
        .set({ ...address, saved: true })
        .where('id', '=', id)
        .where('shopper_id', '=', shopperId)
        .returning(FIELDS)
        .executeTakeFirst()
    : undefined;
  return changed ?? fail(404, 'address.notFound');
};

/** Deletes an address of the shopper; false where there is none with that id. */
export const removeAddress = async (db: Db, shopperId: string, id: string): Promise<boolean> => {
  if (!isUuid(id)) return false;
  const { numDeletedRows } = await db
    .deleteFrom('address')
    .where('id', '=', id)
    .where('shopper_id', '=', shopperId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};
