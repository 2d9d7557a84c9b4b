import type { Address, AddressInput } from '#contract/address.ts';
import { isUuid } from '#contract/ids.ts';
import type { Db, Trx } from '#db/client.ts';
import { ADDRESS_FIELDS } from './address.ts';
import { fail, refuse, type Failed, type Refused } from '#api/http/reply.ts';

/** The most addresses that a guest can save. */
const MOST = 50;

const FIELDS = ['id', ...ADDRESS_FIELDS] as const;

const own = (db: Db, guestId: string) =>
  db.selectFrom('address').select(FIELDS).where('guest_id', '=', guestId);

/** The guest's addresses, the newest first. */
export const listAddresses = (db: Db, guestId: string): Promise<Address[]> =>
  own(db, guestId).orderBy('created_at', 'desc').orderBy('id').execute();

/**
 * The guest's address with that id; undefined where there is none or it belongs to somebody else.
 */
export const findAddress = async (
  db: Db,
  guestId: string,
  id: string,
): Promise<Address | undefined> =>
  isUuid(id) ? own(db, guestId).where('id', '=', id).executeTakeFirst() : undefined;

/** Saves a checked address as the first of the list. */
export const addAddress = async (
  trx: Trx,
  guestId: string,
  { address, now }: { address: AddressInput; now: Date },
): Promise<Address | Refused> => {
  const saved = await listAddresses(trx, guestId);
  if (saved.length >= MOST) return refuse('address.bookFull');
  return trx
    .insertInto('address')
    .values({ ...address, guest_id: guestId, saved: true, created_at: now })
    .returning(FIELDS)
    .executeTakeFirstOrThrow();
};

/** Changes an address of the guest; the cart that goes there goes to the changed one. */
export const changeAddress = async (
  trx: Trx,
  guestId: string,
  { id, address }: { id: string; address: AddressInput },
): Promise<Address | Failed> => {
  const changed = isUuid(id)
    ? await trx
        .updateTable('address')
        .set({ ...address, saved: true })
        .where('id', '=', id)
        .where('guest_id', '=', guestId)
        .returning(FIELDS)
        .executeTakeFirst()
    : undefined;
  return changed ?? fail(404, 'address.notFound');
};

/** Deletes an address of the guest; false where there is none with that id. */
export const removeAddress = async (db: Db, guestId: string, id: string): Promise<boolean> => {
  if (!isUuid(id)) return false;
  const { numDeletedRows } = await db
    .deleteFrom('address')
    .where('id', '=', id)
    .where('guest_id', '=', guestId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};
