import { getProduct, listSuggestedProducts } from '#contract/catalogue/product.ts';
import { findCatalogueId } from '#contract/ids.ts';
import { batchQueries } from '#db/batch-queries.ts';
import { prepared } from '#db/client.ts';
import type { FacetIndex } from '#api/catalogue/facet-index/facet-index.ts';
import type { Routes } from '#api/deps.ts';
import { implement } from '#api/http/implement.ts';
import { notFound, ok } from '#api/http/reply.ts';
import { findProductDetail } from './product-detail.ts';
import { listRelated } from './related-products.ts';
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
    return ok({ products: await listRelated(deps.cards, id, { ...query, language, at: now }) });
  });
};
