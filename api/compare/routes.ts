import { changeComparison, listCompared } from '#contract/compare.ts';
import { findCatalogueId } from '#contract/ids.ts';
import type { Routes } from '#api/deps.ts';
import { implement } from '#api/http/implement.ts';
import { notFound, ok } from '#api/http/reply.ts';
import { transact } from '#api/http/transaction.ts';
import { areMixed, listComparedCards, setCompared } from './compared.ts';

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

  implement(app, deps, listCompared, async ({ db, account, language, now }) =>
    ok({ products: await listComparedCards(db, account.id, { language, now }) }),
  );
};
