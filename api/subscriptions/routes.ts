import type { Routes } from '#api/deps.ts';
import { implement } from '#api/http/implement.ts';
import { fail, notFound, ok, tooMany } from '#api/http/reply.ts';
import { transact } from '#api/http/transaction.ts';
import type { Attempts } from '#api/identity/limit-attempts.ts';
import {
  confirmSubscription,
  endSubscription,
  findSubscription,
  subscribeEmail,
} from '#contract/subscriptions/subscription.ts';
import type { Db } from '#db/client.ts';
import { readToken, getTokenKey } from '#jobs/subscriptions/token.ts';
import { askForNewsletter } from './ask-for-newsletter.ts';
import { takeMail } from './limit-mails.ts';
import {
  confirmRow,
  findSubscriptionRow,
  isConfirmable,
  presentSubscription,
} from './confirm-subscription.ts';
import { unsubscribe } from './unsubscribe.ts';

const linkOver = () => fail(404, 'subscription.linkOver');

const readLink = async (db: Db, token: string) => readToken(await getTokenKey(db), token);

export const subscriptionRoutes: Routes<{ attempts: Attempts }> = (app, deps) => {
  const { attempts } = deps;

  implement(app, deps, subscribeEmail, async (call) => {
    const { db, json, language, now } = call;
    const limit = await takeMail(attempts, json.email, call);
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
      await unsubscribe(trx, link.id, json.all ? 'all' : ending, now);
      return ok(null, 'subscription.ended');
    });
  });
};
