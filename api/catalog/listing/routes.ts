import type { ListingQuery } from '#contract/listing.ts';
import { getListing, listProducts } from '#contract/listing.ts';
import type { Routes } from '#api/deps.ts';
import { pageOfList } from '#api/catalog/pages.ts';
import { implement } from '#api/http/implement.ts';
import { notFound, ok } from '#api/http/reply.ts';
import { filtersOf } from './filters.ts';
import { countProducts, listCards } from './products.ts';
import { findListing } from './read.ts';
import { findScope } from './scope.ts';

/** Searching costs more than reading a category; nobody searches by hand as fast as this. */
const limit = { calls: 120, seconds: 60, when: ({ q }: ListingQuery) => q !== undefined };

export const listingRoutes: Routes = (app, deps) => {
  implement(
    app,
    deps,
    getListing,
    async ({ db, query, language, now: at }) => {
      const listing = await findListing(db, deps.vocabularies, { query, language, at });
      return listing ? ok(listing) : notFound();
    },
    { limit },
  );

  implement(
    app,
    deps,
    listProducts,
    async ({ db, query, language, now: at }) => {
      const scope = await findScope(db, deps.vocabularies, query, language);
      if (!scope) return notFound();
      const filters = filtersOf(query, scope, at);
      const { page, sort = 'relevance' } = query;
      const [cards, total] = await Promise.all([
        listCards(db, scope, filters, { sort, page, language, at }),
        countProducts(db, scope, filters),
      ]);
      return ok({ products: pageOfList(cards, total, page) });
    },
    { limit },
  );
};
