import { openReturnPicture } from '#contract/orders/ask-cancellation.ts';
import type { Routes } from '#api/deps.ts';
import { implement } from '#api/http/implement.ts';
import { fail, ok } from '#api/http/reply.ts';
import type { OrderLinks } from '#api/orders/order-link.ts';
import { openPictureOfReturn } from './open-return-picture.ts';

/** What is asked by `askCancellation`, to return as well: cancellation-routes.ts. */
export const returnRoutes: Routes<{ links: OrderLinks }> = (app, deps) => {
  implement(app, deps, openReturnPicture, async (call) => {
    const picture = { id: call.params.id, token: call.query.token };
    const file = await openPictureOfReturn(deps, call, picture);
    return file ? ok(file) : fail(404, 'order.notFound');
  });
};
