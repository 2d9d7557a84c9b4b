import { createAccount } from '#api/identity/create-account.ts';
import { openSession } from '#api/identity/open-session.ts';
import { createPasswords } from '#api/identity/password.ts';
import { saveAddress } from '#contract/addresses/address-book.ts';
import { signOut } from '#contract/account/identity.ts';
import { followStore } from '#contract/stores/store-follow.ts';
import { changeWish } from '#contract/wishlist/wishlist.ts';
import type { Db } from '#db/client.ts';
import { runInTransaction } from '#db/transaction.ts';
import { askAround } from './ask.ts';
import { buy } from './buy.ts';
import { ADDRESSES, DEMO_CUSTOMER, type AddressName } from './customer.ts';
import { findProduct } from './find-product.ts';
import { PURCHASES, WISHES } from './purchases.ts';
import { openVisit } from './visit.ts';

const DAY_MS = 86_400_000;
/** A little before the first order. */
const MEMBER_DAYS = 28;

const openAccount = async (db: Db, now: Date): Promise<string> => {
  const { name, email, password } = DEMO_CUSTOMER;
  const passwordHash = await createPasswords().hash(password);
  if (typeof passwordHash !== 'string') throw new Error('the password could not be hashed');
  const account = { name, email, language: 'en' as const, passwordHash, now };
  const { id: accountId, shopperId } = await runInTransaction(db, (trx) =>
    createAccount(trx, account),
  );
  const { token } = await openSession(db, { accountId, shopperId, userAgent: undefined, now });
  return token;
};

/** What was mailed about these orders was so long ago: nothing is sent now. */
const settleMails = async (db: Db, sentAt: Date): Promise<void> => {
  await db
    .updateTable('mail_log')
    .set({ state: 'sent', sent_at: sentAt, data: null })
    .where('state', '=', 'waiting')
    .execute();
};

/**
 * Gives a demo shop that was just filled a customer with orders in each state, reviews, addresses, wishes, stores
 * that they follow, and what they have asked. All of it is done through the calls and functions that shoppers and operators use, so that sums,
 * stock and history are those of a real order.
 */
export const addDemoCustomer = async (db: Db, { now: today }: { now: Date }): Promise<void> => {
  const start = new Date(today.getTime() - MEMBER_DAYS * DAY_MS);
  const visit = await openVisit(db, await openAccount(db, start), start);
  const addressIds = new Map<AddressName, string>();
  for (const name of ['home', 'parents'] as const)
    addressIds.set(name, (await visit.ask(saveAddress, { json: ADDRESSES[name] })).id);
  for (const purchase of PURCHASES) await buy({ db, visit, today, addressIds }, purchase);
  const stores = new Set<number>();
  for (const { section, place } of WISHES.toReversed()) {
    const { productId, storeId } = await findProduct(db, section, place);
    stores.add(storeId);
    await visit.ask(changeWish, { json: { product_id: productId, wished: true } });
  }
  for (const id of [...stores].slice(0, 3))
    await visit.ask(followStore, { json: { store_id: id, following: true } });
  await askAround({ db, visit, today });
  await visit.ask(signOut, {});
  await settleMails(db, today);
};
