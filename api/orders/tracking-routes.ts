import type { Routes } from '#api/deps.ts';
import { implement } from '#api/http/implement.ts';
import { fail, ok, refuse } from '#api/http/reply.ts';
import { openOrderLink, trackOrder } from '#contract/orders/track-order.ts';
import { limitOrderGuesses } from './limit-order-guesses.ts';
import type { OrderLinks } from './order-link.ts';
import { presentOrder, presentTracking } from './present-order.ts';
import { findOrder } from './find-order.ts';
import { findClaimed } from './track-order.ts';

const missing = () => fail(404, 'order.notFound');

export const trackingRoutes: Routes<{ links: OrderLinks }> = (app, deps) => {
  const { links } = deps;

  // Anyone may call this, so numbers and e-mail addresses could be guessed.
  implement(app, deps, trackOrder, async (call) => {
    const { db, json, language } = call;
    const { number, email, phone } = json;
    if (!email && !phone) return refuse('order.contactRequired', undefined, 'email');
    return limitOrderGuesses(call, { number, email, phone }, async () => {
      const id = await findClaimed(db, { number, email, phone });
      const row = id === undefined ? undefined : await findOrder(db, { id });
      return row
        ? ok({ tracking: presentTracking(row, language) })
        : refuse('order.notFound', undefined, 'number');
    });
  });

  implement(app, deps, openOrderLink, async ({ db, query, language, now }) => {
    const id = query.token === undefined ? undefined : await links.read(query.token, now);
    const row = id === undefined ? undefined : await findOrder(db, { id });
    if (!row) return missing();
    const order = presentOrder(row, language, { sign: await links.signer(), now });
    return ok({ tracking: presentTracking(row, language), order });
  });
};
