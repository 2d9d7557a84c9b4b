import { receiveCallback, receiveWebhook } from '#contract/orders/order-payment.ts';
import { PAGES } from '#contract/pages.ts';
import { prepared } from '#db/client.ts';
import type { Routes } from '#api/deps.ts';
import { implement } from '#api/http/implement.ts';
import { answerRaw, seeOther } from '#api/http/reply.ts';
import { findOnline } from '#api/payments/payment-methods.ts';
import type { PaymentProvider } from '#api/payments/provider.ts';
import { addSettleJob, findTold } from './payment-attempts.ts';
import { createEventProcessor } from './process-at-once.ts';
import { storeEvent } from './process-event.ts';

/** Providers give up on an answer after some five seconds. */
const PATIENCE_MS = 4_000;

/** What providers tell: by themselves, or by the browser of a shopper. */
export const webhookRoutes: Routes<{
  payments: readonly PaymentProvider[];
  processesEventsAtOnce?: boolean | undefined;
}> = (app, deps) => {
  // Providers tell in few fixed statements, so these are prepared.
  const db = prepared(deps.db);
  const processEvent = deps.processesEventsAtOnce
    ? createEventProcessor({ ...deps, db })
    : undefined;
  implement(app, deps, receiveWebhook, async ({ params, raw, now }) => {
    const { provider } = params;
    const verify = findOnline(deps.payments, provider)?.online.verifyWebhook;
    if (!verify) return answerRaw(404);
    const body = new Uint8Array(raw.bytes);
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const event = await verify({ headers: raw.headers, body, now, signal });
    if (event === undefined) {
      deps.onWebhook?.(provider, 'bad-signature');
      return answerRaw(400);
    }
    if (event !== null) {
      const isProcessedAtOnce = processEvent !== undefined;
      const isNew = await storeEvent(db, { provider, event, body, isProcessedAtOnce, now });
      if (isNew) processEvent?.({ provider, event, receivedAt: now });
    }
    deps.onWebhook?.(provider, 'accepted');
    return answerRaw(200);
  });

  // The browser of a shopper sends this from another site: without cookies, and it proves nothing.
  implement(app, deps, receiveCallback, async ({ params, raw }) => {
    const read = findOnline(deps.payments, params.provider)?.online.readCallback;
    const fields = Object.fromEntries(new URLSearchParams(raw.bytes.toString('utf8')));
    const told = read?.(fields);
    const attempt = told && (await findTold(db, params.provider, told));
    if (!attempt) return seeOther(`${deps.origin}/${PAGES.orders.path}`);
    await addSettleJob(db, attempt.id);
    return seeOther(deps.origin + attempt.return_path);
  });
};
