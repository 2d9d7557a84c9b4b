import { findCatalogueId } from '#contract/ids.ts';
import { changeWish, listWishes } from '#contract/wishlist.ts';
import type { Routes } from '#api/deps.ts';
import { implement } from '#api/http/implement.ts';
import { notFound, ok } from '#api/http/reply.ts';
import { shopperOrNew } from '#api/http/session.ts';
import { transact } from '#api/http/transaction.ts';
import { listWishedCards, setWish } from './wishes.ts';

export const wishlistRoutes: Routes = (app, deps) => {
  implement(app, deps, changeWish, async ({ db, json, ...visitor }) => {
    const productId = findCatalogueId(json.product_id);
    if (productId === undefined) return notFound();
    return transact(db, async (trx) => {
      const known = await shopperOrNew(trx, visitor);
      if ('kind' in known) return known;
      const { shopper, ...token } = known;
      const { now } = visitor;
      const set = await setWish(trx, { shopperId: shopper.id, productId, now }, json.wished);
      if ('kind' in set) return set;
      const { wished } = set;
      return ok(
        { wished: wished ? 1 : null, ...token },
        wished ? 'wishlist.added' : 'wishlist.removed',
      );
    });
  });

  implement(app, deps, listWishes, async ({ db, shopper, query, language, now }) =>
    ok(await listWishedCards(db, { shopperId: shopper.id, page: query.page, language, now })),
  );
};
