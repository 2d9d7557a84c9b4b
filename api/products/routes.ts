import { getProduct, listSuggestedProducts } from '#contract/product.ts';
import { findCatalogueId } from '#contract/ids.ts';
import { batchQueries } from '#db/batch-queries.ts';
import { prepared } from '#db/client.ts';
import type { FacetIndex } from '#api/catalogue/facet-index/facet-index.ts';
import { findRelated } from '#api/catalogue/facet-index/related.ts';
import type { Routes } from '#api/deps.ts';
import { implement } from '#api/http/implement.ts';
import { offsetOf, pageOfList } from '#api/http/pages.ts';
import { notFound, ok } from '#api/http/reply.ts';
import { findProductDetail } from './product-detail.ts';
import { findProductId, findProducts, type ProductInput } from './find-product.ts';

export const productRoutes: Routes<{ cards: FacetIndex }> = (app, deps) => {
  const sources = {
    db: prepared(deps.db),
    sharedCache: deps.sharedCache,
    findProduct: batchQueries((inputs: readonly ProductInput[]) =>
      findProducts(prepared(deps.db), inputs),
    ),
  };

  implement(app, deps, getProduct, async ({ db, params, language, now }) => {
    const id = await findProductId(db, params.id, language);
    const product =
      id === undefined ? undefined : await findProductDetail(sources, { id, language, at: now });
    return product ? ok({ product, now: now.toISOString() }) : notFound();
  });

  implement(app, deps, listSuggestedProducts, async ({ params, query, language, now }) => {
    const id = findCatalogueId(params.id);
    if (id === undefined) return notFound();
    const ids = await deps.cards.read(now, (shelf) => findRelated(shelf, id));
    const { page, per_page } = query;
    const from = offsetOf(page, per_page);
    const shown = await deps.cards.list(ids.slice(from, from + per_page), language, now);
    return ok({ products: pageOfList(shown, ids.length, page, per_page) });
  });
};
