import { getFlashSale, listFlashProducts, listFlashSales } from '#contract/catalogue/flash-sale.ts';
import { findCatalogueId } from '#contract/ids.ts';
import type { Routes } from '#api/deps.ts';
import { implement } from '#api/http/implement.ts';
import { notFound, ok } from '#api/http/reply.ts';
import { listSaleProducts } from './flash-sale-products.ts';
import { findSale, listOpenSales } from './flash-sales.ts';

export const flashSaleRoutes: Routes = (app, deps) => {
  implement(app, deps, listFlashSales, async ({ db, language, now }) => {
    const sales = await listOpenSales(db, language, now);
    return ok({
      running: sales.filter(({ state }) => state === 'running'),
      coming: sales
        .filter(({ state }) => state === 'coming')
        .toSorted((a, b) => a.start_time.localeCompare(b.start_time)),
      now: now.toISOString(),
    });
  });

  implement(app, deps, getFlashSale, async ({ db, params, language, now }) => {
    const id = findCatalogueId(params.id);
    const sale = id && (await findSale(db, id, language, now));
    return sale ? ok({ sale, now: now.toISOString() }) : notFound();
  });

  implement(app, deps, listFlashProducts, async ({ db, params, query, language, now }) => {
    const id = findCatalogueId(params.id);
    if (!id || !(await findSale(db, id, language, now))) return notFound();
    const products = await listSaleProducts(db, { id, page: query.page, language, at: now });
    return ok({ products });
  });
};
