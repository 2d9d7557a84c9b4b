import { randomUUID } from 'node:crypto';
import type { Db, Trx } from '#db/client.ts';
import { createSignedLinks } from '#api/http/signed-link.ts';

/** The signature of a wishlist's link never expires; the link ends when its row is deleted. */
const NEVER = new Date('2100-01-01T00:00:00Z');

/** The links by which others see a wishlist. */
export const createWishlistLinks = (db: Db) => {
  const links = createSignedLinks(db, 'wishlist-link');
  return {
    /** Ask for it before a transaction: it may need a connection of its own. */
    signer: async (): Promise<(id: string) => string> => {
      const sign = await links.signer();
      return (id) => sign({ id, endsAt: NEVER });
    },
    read: links.read,
  };
};

type Sharing = { shopperId: string; name: string | null; now: Date };

/** Makes the link to a shopper's wishlist, or gives the one that there is another name; its id. */
export const shareList = async (trx: Trx, { shopperId, name, now }: Sharing): Promise<string> => {
  const { id } = await trx
    .insertInto('wishlist_link')
    .values({ shopper_id: shopperId, id: randomUUID(), name, created_at: now })
    .onConflict((conflict) => conflict.column('shopper_id').doUpdateSet({ name }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** The link to a shopper's wishlist, null where there is none. */
export const findLink = async (
  db: Db,
  shopperId: string,
): Promise<{ id: string; name: string | null } | null> => {
  const link = await db
    .selectFrom('wishlist_link')
    .select(['id', 'name'])
    .where('shopper_id', '=', shopperId)
    .executeTakeFirst();
  return link ?? null;
};

/** Ends the link to a shopper's wishlist, if there is one. */
export const endLink = async (db: Db, shopperId: string): Promise<void> => {
  await db.deleteFrom('wishlist_link').where('shopper_id', '=', shopperId).execute();
};

/** Whose list a link opens, and the name on it; undefined where it has ended. */
export const findSharer = async (
  db: Db,
  id: string,
): Promise<{ shopperId: string; name: string | null } | undefined> => {
  const link = await db
    .selectFrom('wishlist_link')
    .select(['shopper_id', 'name'])
    .where('id', '=', id)
    .executeTakeFirst();
  return link && { shopperId: link.shopper_id, name: link.name };
};
