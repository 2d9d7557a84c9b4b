import type { Routes } from '#api/deps.ts';
import { implement } from '#api/http/implement.ts';
import { fail, notFound, ok, refuse, tooMany } from '#api/http/reply.ts';
import type { Call } from '#api/http/run-call.ts';
import { shopperOrNew } from '#api/http/session.ts';
import { transact } from '#api/http/transaction.ts';
import type { Attempts } from '#api/identity/limit-attempts.ts';
import { findAccount } from '#api/identity/find-account.ts';
import { findCatalogueId, isUuid } from '#contract/ids.ts';
import { askNotices, endNotice, listNotices } from '#contract/subscriptions/notice.ts';
import { takeMail } from './limit-mails.ts';
import { askForNotices, endOwnNotice, listOwnNotices } from './notices.ts';

/** Whom the notices go to: the account's own address, else the one that was typed. */
const addressOf = async ({ db, account, json }: Call<typeof askNotices>) => {
  const own = account && (await findAccount(db, { id: account.id }))?.email;
  return own ? { email: own, isProven: true } : { email: json.email, isProven: false };
};

/** Mails about a product's price or stock. */
export const noticeRoutes: Routes<{ attempts: Attempts }> = (app, deps) => {
  implement(app, deps, askNotices, async (call) => {
    const { db, json, language, now } = call;
    const productId = findCatalogueId(json.product_id);
    const inventoryId =
      json.inventory_id === undefined ? undefined : (findCatalogueId(json.inventory_id) ?? 0);
    if (productId === undefined) return notFound();
    const { email, isProven } = await addressOf(call);
    if (email === undefined) return refuse('identity.emailRequired', undefined, 'email');
    const limit = isProven ? undefined : await takeMail(deps.attempts, email, call);
    if (limit?.allowed === false) return tooMany(limit);
    const kinds = [...new Set(json.kinds)];
    const reply = await transact(db, async (trx) => {
      const known = await shopperOrNew(trx, call);
      if ('kind' in known) return known;
      const { shopper, ...token } = known;
      const asked = { productId, inventoryId, kinds, email, isProven, language, now };
      const said = await askForNotices(trx, { ...asked, shopperId: shopper.id });
      const message = isProven ? 'notice.noted' : 'notice.asked';
      return said ?? ok({ confirmed: isProven, ...token }, message);
    });
    return { ...reply, ...(limit && { limit }) };
  });

  implement(app, deps, listNotices, async ({ db, shopper, language, now }) =>
    ok({ notices: await listOwnNotices(db, { shopperId: shopper.id, language, now }) }),
  );

  implement(app, deps, endNotice, async ({ db, shopper, query, now }) => {
    const { id } = query;
    const ended = isUuid(id) && (await endOwnNotice(db, { shopperId: shopper.id, id, now }));
    return ended ? ok({ id }, 'notice.ended') : fail(404, 'notice.notFound');
  });
};
