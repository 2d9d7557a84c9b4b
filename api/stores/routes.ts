import { getStore, listStores } from '#contract/store.ts';
import type { Routes } from '#api/deps.ts';
import { limitSearches } from '#api/catalog/listing/search-limits.ts';
import { findListing, type Indexes } from '#api/catalog/listing/read.ts';
import { implement } from '#api/http/implement.ts';
import { notFound, ok } from '#api/http/reply.ts';
import { listVouchersOfStore } from '#api/vouchers/usable.ts';
import { findStoreDetail, listStoreOverviews } from './queries.ts';

export const storeRoutes: Routes<Indexes> = (app, deps) => {
  implement(app, deps, listStores, async ({ db, language, query }) =>
    ok(await listStoreOverviews(db, language, query.page)),
  );

  implement(
    app,
    deps,
    getStore,
    async ({ db, params, query, language, now, clientAddress }) => {
      const asked = { query: { ...query, store: params.slug }, language, at: now, clientAddress };
      const listing = await findListing(db, deps, asked);
      if (!listing) return notFound();
      const id = Number(listing.subject.id);
      const [store, vouchers] = await Promise.all([
        findStoreDetail(db, id, language),
        listVouchersOfStore(deps.sharedCache, id, now, language),
      ]);
      return store ? ok({ store, vouchers, listing }) : notFound();
    },
    limitSearches(deps.limits),
  );
};
