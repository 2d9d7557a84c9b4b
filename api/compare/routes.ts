import { changeComparison, getSharedComparison, listCompared } from '#contract/compare/compare.ts';
import { findCatalogueId } from '#contract/ids.ts';
import type { Routes } from '#api/deps.ts';
import { implement } from '#api/http/implement.ts';
import { notFound, ok } from '#api/http/reply.ts';
import { transact } from '#api/http/transaction.ts';
import { areMixed, listComparedIds, setCompared } from './compare-list.ts';
import { compareProducts } from './comparison.ts';
import { getComparisonKey, readComparison, signComparison } from './comparison-link.ts';

export const compareRoutes: Routes = (app, deps) => {
  implement(app, deps, changeComparison, async ({ db, account, json, now }) => {
    const productId = findCatalogueId(json.product_id);
    if (productId === undefined) return notFound();
    return transact(db, async (trx) => {
      const set = await setCompared(trx, { accountId: account.id, productId, now }, json.compared);
      if ('kind' in set) return set;
      const { compared } = set;
      const added = (await areMixed(trx, account.id)) ? 'compare.addedMixed' : 'compare.added';
      return ok({ compared: compared ? 1 : null }, compared ? added : 'compare.removed');
    });
  });

  implement(app, deps, listCompared, async ({ db, account, ...caller }) => {
    const comparison = await compareProducts(db, await listComparedIds(db, account.id), caller);
    const ids = comparison.products.map(({ id }) => id);
    const share_token = ids.length > 0 ? signComparison(await getComparisonKey(db), ids) : null;
    return ok({
      ...comparison,
      products: comparison.products.map((product) => ({ ...product, compared: 1 as const })),
      share_token,
    });
  });

  implement(app, deps, getSharedComparison, async ({ db, query, ...caller }) => {
    const ids = readComparison(await getComparisonKey(db), query.token);
    return ids ? ok(await compareProducts(db, ids, caller)) : notFound();
  });
};
