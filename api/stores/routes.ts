import { type Indexes, limitSearches } from '#api/listing/find-listing.ts';
import { findCatalogueId } from '#contract/ids.ts';
import {
  changeStoreNews,
  endStoreNews,
  followStore,
  listFollowed,
} from '#contract/stores/store-follow.ts';
import type { Routes } from '#api/deps.ts';
import { implement } from '#api/http/implement.ts';
import { notFound, ok } from '#api/http/reply.ts';
import { findStoreIdsNamed } from '#api/search/named-stores.ts';
import { transact } from '#api/http/transaction.ts';
import { getStoreNewsKey, readStoreNewsLink } from '#jobs/store-news/link.ts';
import { getStore, listStores } from '#contract/stores/store.ts';
import { setFollowing } from './follow-store.ts';
import { listFollowedStores } from './followed-stores.ts';
import { findStorePage } from './store-page.ts';
import { listStoreOverviews } from './store-overviews.ts';
import { askForStoreNews, endStoreNewsOf, readsStoreNews } from './store-news.ts';

export const storeRoutes: Routes<Indexes> = (app, deps) => {
  implement(app, deps, listStores, async ({ db, language, query: { q, sort, page } }) => {
    const ids = q ? await findStoreIdsNamed(deps.sharedCache, q, language) : undefined;
    return ok(await listStoreOverviews(db, { language, sort, ids, page }));
  });

  implement(
    app,
    deps,
    getStore,
    async ({ db, params, query, language, now, clientAddress }) => {
      const input = { query, language, at: now, clientAddress, slug: params.slug };
      const page = await findStorePage(db, deps, input);
      return page ? ok(page) : notFound();
    },
    limitSearches(deps.limits),
  );

  implement(app, deps, followStore, async ({ db, account, json, now }) => {
    const storeId = findCatalogueId(json.store_id);
    if (storeId === undefined) return notFound();
    return transact(db, async (trx) => {
      const set = await setFollowing(trx, { accountId: account.id, storeId, now }, json.following);
      if ('kind' in set) return set;
      const { following } = set;
      return ok({ following: following ? 1 : null }, following ? 'follow.added' : 'follow.removed');
    });
  });

  implement(app, deps, listFollowed, async ({ db, account, query, language, now }) => {
    const { id: accountId } = account;
    const [stores, store_news] = await Promise.all([
      listFollowedStores(db, { accountId, language, page: query.page, now }),
      readsStoreNews(db, accountId),
    ]);
    return ok({ ...stores, store_news });
  });

  implement(app, deps, changeStoreNews, async ({ db, account, json: { wanted }, now }) => {
    if (!wanted) {
      await endStoreNewsOf(db, account.id);
      return ok({ store_news: false }, 'follow.newsEnded');
    }
    return (
      (await askForStoreNews(db, account.id, now)) ?? ok({ store_news: true }, 'follow.newsAsked')
    );
  });

  implement(app, deps, endStoreNews, async ({ db, json }) => {
    const accountId = readStoreNewsLink(await getStoreNewsKey(db), json.token);
    if (accountId === undefined) return notFound();
    await endStoreNewsOf(db, accountId);
    return ok({}, 'follow.newsEnded');
  });
};
