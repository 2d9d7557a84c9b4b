import type { Routes } from '#api/deps.ts';
import { implement } from '#api/http/implement.ts';
import { notFound, ok } from '#api/http/reply.ts';
import { getListing, listProducts } from '#contract/catalogue/listing.ts';
import { findCards, findListing, type Indexes, limitSearches } from './find-listing.ts';

export const listingRoutes: Routes<Indexes> = (app, deps) => {
  const counted = limitSearches(deps.limits);

  implement(
    app,
    deps,
    getListing,
    async ({ db, query, language, now: at, clientAddress }) => {
      const listing = await findListing(db, deps, { query, language, at, clientAddress });
      return listing ? ok(listing) : notFound();
    },
    counted,
  );

  implement(
    app,
    deps,
    listProducts,
    async ({ db, query, language, now: at }) => {
      const products = await findCards(db, deps, { query, language, at });
      return products ? ok({ products }) : notFound();
    },
    counted,
  );
};
