import type { ListingQuery } from '#contract/listing.ts';
import { getListing, listProducts } from '#contract/listing.ts';
import type { Routes } from '#api/deps.ts';
import { implement } from '#api/http/implement.ts';
import { notFound, ok } from '#api/http/reply.ts';
import { findCards, findListing } from './read.ts';

/** Searching costs more than reading a category; nobody searches by hand as fast as this. */
const limit = { calls: 120, seconds: 60, when: ({ q }: ListingQuery) => q !== undefined };

export const listingRoutes: Routes = (app, deps) => {
  implement(
    app,
    deps,
    getListing,
    async ({ db, query, language, now: at }) => {
      const listing = await findListing(db, deps, { query, language, at });
      return listing ? ok(listing) : notFound();
    },
    { limit },
  );

  implement(
    app,
    deps,
    listProducts,
    async ({ db, query, language, now: at }) => {
      const products = await findCards(db, deps, { query, language, at });
      return products ? ok({ products }) : notFound();
    },
    { limit },
  );
};
