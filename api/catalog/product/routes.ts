import { getProduct, listSuggestedProducts } from '#contract/product.ts';
import { findCatalogueId } from '#contract/ids.ts';
import { prepared } from '#db/client.ts';
import type { Routes } from '#api/deps.ts';
import { implement } from '#api/http/implement.ts';
import { notFound, ok } from '#api/http/reply.ts';
import { findProductDetail } from './detail.ts';
import { findProductId } from './find.ts';
import { listRelated } from './related.ts';

export const productRoutes: Routes = (app, deps) => {
  implement(app, deps, getProduct, async ({ db, params, language, now }) => {
    const id = await findProductId(db, params.id, language);
    const product =
      id === undefined
        ? undefined
        : await findProductDetail({ db: prepared(db), facts: deps.facts }, id, language, now);
    return product ? ok({ product, now: now.toISOString() }) : notFound();
  });

  implement(app, deps, listSuggestedProducts, async ({ params, query, language, now }) => {
    const id = findCatalogueId(params.id);
    if (id === undefined) return notFound();
    return ok({ products: await listRelated(deps.cards, id, query, language, now) });
  });
};
