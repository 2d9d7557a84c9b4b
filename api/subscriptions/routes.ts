import type { Routes } from '#api/deps.ts';
import { implement } from '#api/http/implement.ts';
import { fail, notFound, ok, refuse, tooMany } from '#api/http/reply.ts';
import type { Call } from '#api/http/run-call.ts';
import { shopperOrNew } from '#api/http/session.ts';
import { transact } from '#api/http/transaction.ts';
import type { Attempts } from '#api/identity/limit-attempts.ts';
import { findAccount } from '#api/identity/find-account.ts';
import { findCatalogueId, isUuid } from '#contract/ids.ts';
import { askNotices, endNotice, listNotices } from '#contract/notice.ts';
import {
  confirmSubscription,
  endSubscription,
  findSubscription,
  subscribeEmail,
} from '#contract/subscription.ts';
import type { Db } from '#db/client.ts';
import { readToken, getTokenKey } from '#jobs/subscriptions/token.ts';
import { askForNewsletter } from './ask-for-newsletter.ts';
import { askForNotices, endOwnNotice, listOwnNotices } from './notices.ts';
import {
  confirmRow,
  endByLink,
  findSubscriptionRow,
  isConfirmable,
  presentSubscription,
} from './subscription-link.ts';

const linkOver = () => fail(404, 'subscription.linkOver');

const readLink = async (db: Db, token: string) => readToken(await getTokenKey(db), token);

/** Whom the notices go to: the account's own address, else the one that was typed. */
const addressOf = async ({ db, account, json }: Call<typeof askNotices>) => {
  const own = account && (await findAccount(db, { id: account.id }))?.email;
  return own ? { email: own, isProven: true } : { email: json.email, isProven: false };
};

export const subscriptionRoutes: Routes<{ attempts: Attempts }> = (app, deps) => {
  const { attempts } = deps;

  /** Takes one of the mails that may be sent to an address that nobody has proven. */
  const takeMail = async (
    email: string,
    { clientAddress, now }: Pick<Call<typeof subscribeEmail>, 'clientAddress' | 'now'>,
  ) =>
    (await attempts.take('subscription', { identity: email.toLowerCase(), clientAddress, now }))
      .verdict;

  implement(app, deps, subscribeEmail, async (call) => {
    const { db, json, language, now } = call;
    const limit = await takeMail(json.email, call);
    if (limit?.allowed === false) return tooMany(limit);
    const reply = await transact(db, async (trx) => {
      await askForNewsletter(trx, { email: json.email, language, now });
      return ok(null, 'newsletter.asked');
    });
    return { ...reply, ...(limit && { limit }) };
  });

  implement(app, deps, findSubscription, async ({ db, query, language, now }) => {
    const link = await readLink(db, query.token);
    if (!link) return notFound();
    const { purpose } = link;
    const row = await findSubscriptionRow(db, link.id);
    const isOver = !row || (purpose === 'confirm' && !isConfirmable(row, now));
    const subscription = isOver ? null : presentSubscription(row, language, purpose === 'confirm');
    return ok({ purpose, subscription });
  });

  implement(app, deps, confirmSubscription, async ({ db, json, language, now }) => {
    const link = await readLink(db, json.token);
    if (link?.purpose !== 'confirm') return linkOver();
    return transact(db, async (trx) => {
      const row = await findSubscriptionRow(trx, link.id);
      if (!row || !isConfirmable(row, now)) return linkOver();
      await confirmRow(trx, row, now);
      const subscription = presentSubscription({ ...row, confirmed_at: now }, language, true);
      return ok({ subscription }, 'subscription.confirmed');
    });
  });

  implement(app, deps, endSubscription, async ({ db, json, now }) => {
    const link = await readLink(db, json.token);
    if (link === undefined || link.purpose === 'confirm') return linkOver();
    const ending = link.purpose === 'end' ? 'this' : 'notices';
    return transact(db, async (trx) => {
      await endByLink(trx, link.id, json.all ? 'all' : ending, now);
      return ok(null, 'subscription.ended');
    });
  });

  implement(app, deps, askNotices, async (call) => {
    const { db, json, language, now } = call;
    const productId = findCatalogueId(json.product_id);
    const inventoryId =
      json.inventory_id === undefined ? undefined : (findCatalogueId(json.inventory_id) ?? 0);
    if (productId === undefined) return notFound();
    const { email, isProven } = await addressOf(call);
    if (email === undefined) return refuse('identity.emailRequired', undefined, 'email');
    const limit = isProven ? undefined : await takeMail(email, call);
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

  implement(app, deps, listNotices, async ({ db, shopper, language }) =>
    ok({ notices: await listOwnNotices(db, shopper.id, language) }),
  );

  implement(app, deps, endNotice, async ({ db, shopper, query, now }) => {
    const { id } = query;
    const ended = isUuid(id) && (await endOwnNotice(db, { shopperId: shopper.id, id, now }));
    return ended ? ok({ id }, 'notice.ended') : fail(404, 'notice.notFound');
  });
};
