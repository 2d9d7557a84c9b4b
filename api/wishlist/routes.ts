import { findCatalogueId } from '#contract/ids.ts';
import {
  endWishlistLink,
  findWishlistLink,
  openWishlistLink,
  shareWishlist,
} from '#contract/wishlist/wishlist-link.ts';
import { changeWish, listWishes } from '#contract/wishlist/wishlist.ts';
import type { Routes } from '#api/deps.ts';
import { implement } from '#api/http/implement.ts';
import { notFound, ok } from '#api/http/reply.ts';
import { findOwner, shopperOrNew } from '#api/http/session.ts';
import { transact } from '#api/http/transaction.ts';
import { createWishlistLinks, endLink, findLink, findSharer, shareList } from './wishlist-link.ts';
import { listOwnWishes, listWishedCards, setWish } from './wishes.ts';

export const wishlistRoutes: Routes = (app, deps) => {
  const links = createWishlistLinks(deps.db);

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
    ok(await listOwnWishes(db, { shopperId: shopper.id, page: query.page, language, now })),
  );

  implement(app, deps, findWishlistLink, async ({ db, shopper }) => {
    const link = await findLink(db, shopper.id);
    if (!link) return ok({ link });
    const sign = await links.signer();
    return ok({ link: { token: sign(link.id), name: link.name } });
  });

  implement(app, deps, shareWishlist, async ({ db, shopper, json, now }) => {
    const name = json.name || null;
    const sign = await links.signer();
    return transact(db, async (trx) => {
      const shopperId = await findOwner(trx, shopper.id);
      const id = await shareList(trx, { shopperId, name, now });
      return ok({ link: { token: sign(id), name } }, 'wishlist.shared');
    });
  });

  implement(app, deps, endWishlistLink, async ({ db, shopper }) => {
    await endLink(db, shopper.id);
    return ok({ link: null }, 'wishlist.shareEnded');
  });

  implement(app, deps, openWishlistLink, async ({ db, query, language, now }) => {
    const id = await links.read(query.token, now);
    const sharer = id === undefined ? undefined : await findSharer(db, id);
    if (!sharer) return notFound();
    const { shopperId, name } = sharer;
    const list = { shopperId, page: query.page, language, now };
    return ok({ ...(await listWishedCards(db, list)), name });
  });
};
