import type { SavedAddress } from '#contract/addresses/address-book.ts';
import type { AddressInput } from '#contract/addresses/address.ts';
import { isUuid } from '#contract/ids.ts';
import type { Db, Trx } from '#db/client.ts';
import { ADDRESS_FIELDS } from './address.ts';
import { ensureDefaultAddress, setDefaultAddress } from './default-address.ts';
import { fail, refuse, type Failed, type Refused } from '#api/http/reply.ts';

/** The most addresses that a shopper can save. */
const MOST = 50;

const FIELDS = ['id', ...ADDRESS_FIELDS, 'is_default'] as const;

const own = (db: Db, shopperId: string) =>
  db
    .selectFrom('address')
    .select(FIELDS)
    .where('shopper_id', '=', shopperId)
    .where('deleted_at', 'is', null);

/** The shopper's addresses, the newest first. */
export const listAddresses = (db: Db, shopperId: string): Promise<SavedAddress[]> =>
  own(db, shopperId).orderBy('created_at', 'desc').orderBy('id').execute();

/**
 * The shopper's address with that id; undefined where there is none or it belongs to somebody else.
 */
export const findAddress = async (
  db: Db,
  shopperId: string,
  id: string,
): Promise<SavedAddress | undefined> =>
  isUuid(id) ? own(db, shopperId).where('id', '=', id).executeTakeFirst() : undefined;

/** Two changes of one book at once, of two tabs, come one after the other. */
const lockBook = async (trx: Trx, shopperId: string): Promise<void> => {
  await trx
    .selectFrom('shopper')
    .select('id')
    .where('id', '=', shopperId)
    .forNoKeyUpdate()
    .execute();
};

const isFull = async (trx: Trx, shopperId: string): Promise<boolean> =>
  (await listAddresses(trx, shopperId)).length >= MOST;

const findChanged = async (
  trx: Trx,
  shopperId: string,
  id: string,
): Promise<SavedAddress | Failed> =>
  (await findAddress(trx, shopperId, id)) ?? fail(404, 'address.notFound');

type Saving = { address: AddressInput; isDefault: boolean; now: Date };

const writeAddress = async (
  trx: Trx,
  shopperId: string,
  { id, address, isDefault }: Omit<Saving, 'now'> & { id: string },
): Promise<SavedAddress | Failed> => {
  await trx
    .updateTable('address')
    .set({ ...address, saved: true })
    .where('id', '=', id)
    .execute();
  if (isDefault) await setDefaultAddress(trx, shopperId, id);
  await ensureDefaultAddress(trx, shopperId);
  return findChanged(trx, shopperId, id);
};

/** Whether both say the same in every field. */
const isSame = (one: AddressInput, other: AddressInput): boolean =>
  ADDRESS_FIELDS.every((field) => one[field] === other[field]);

/**
 * Saves a checked address as the first of the list; the first one of all is the default. One that the book has
 * is answered as it is: a form that is sent again, after a crash too, must not save it twice.
 */
export const addAddress = async (
  trx: Trx,
  shopperId: string,
  { address, isDefault, now }: Saving,
): Promise<SavedAddress | Refused | Failed> => {
  await lockBook(trx, shopperId);
  const book = await listAddresses(trx, shopperId);
  const known = book.find((one) => isSame(one, address));
  if (known) return writeAddress(trx, shopperId, { id: known.id, address, isDefault });
  if (book.length >= MOST) return refuse('address.bookFull');
  const { id } = await trx
    .insertInto('address')
    .values({ ...address, shopper_id: shopperId, saved: true, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (isDefault) await setDefaultAddress(trx, shopperId, id);
  await ensureDefaultAddress(trx, shopperId);
  return findChanged(trx, shopperId, id);
};

/** Changes an address of the shopper; the cart that goes there goes to the changed one. */
export const changeAddress = async (
  trx: Trx,
  shopperId: string,
  { id, address, isDefault }: Omit<Saving, 'now'> & { id: string },
): Promise<SavedAddress | Failed> => {
  await lockBook(trx, shopperId);
  if (!(await findAddress(trx, shopperId, id))) return fail(404, 'address.notFound');
  return writeAddress(trx, shopperId, { id, address, isDefault });
};

/** Makes an address the default one, and the cart goes there. */
export const chooseDefault = async (
  trx: Trx,
  shopperId: string,
  id: string,
): Promise<SavedAddress | Failed> => {
  await lockBook(trx, shopperId);
  if (!(await findAddress(trx, shopperId, id))) return fail(404, 'address.notFound');
  await setDefaultAddress(trx, shopperId, id);
  await trx
    .updateTable('cart')
    .set({ address_id: null })
    .where('shopper_id', '=', shopperId)
    .execute();
  return findChanged(trx, shopperId, id);
};

/**
 * Takes an address of the shopper out of the book; false where there is none with that id. It can be
 * restored for an hour, until jobs/maintenance/delete-expired.ts deletes it. Where it was the default one, the
 * newest becomes that.
 */
export const removeAddress = async (
  trx: Trx,
  shopperId: string,
  { id, now }: { id: string; now: Date },
): Promise<boolean> => {
  await lockBook(trx, shopperId);
  if (!(await findAddress(trx, shopperId, id))) return false;
  await trx.updateTable('address').set({ deleted_at: now }).where('id', '=', id).execute();
  await ensureDefaultAddress(trx, shopperId);
  return true;
};

/** Takes a removed address back as it was, also as the default one. */
export const restoreAddress = async (
  trx: Trx,
  shopperId: string,
  id: string,
): Promise<SavedAddress | Refused | Failed> => {
  await lockBook(trx, shopperId);
  if (!isUuid(id)) return fail(404, 'address.notFound');
  const removed = await trx
    .selectFrom('address')
    .select(['is_default', 'deleted_at'])
    .where('shopper_id', '=', shopperId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!removed) return fail(404, 'address.notFound');
  // Pressed twice: it is back already.
  if (removed.deleted_at === null) return findChanged(trx, shopperId, id);
  if (await isFull(trx, shopperId)) return refuse('address.bookFull');
  if (removed.is_default) await setDefaultAddress(trx, shopperId, id);
  await trx.updateTable('address').set({ deleted_at: null }).where('id', '=', id).execute();
  await ensureDefaultAddress(trx, shopperId);
  return findChanged(trx, shopperId, id);
};
