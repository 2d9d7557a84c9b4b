import { z } from 'zod';
import { cartData, QUANTITY_REFUSALS } from '#contract/cart/cart.ts';
import { endpoint } from '#contract/endpoint.ts';
import { whichOrder } from './which-order.ts';

export const reorder = endpoint({
  method: 'POST',
  path: '/order/reorder',
  summary: 'Puts what was ordered into the cart again, as far as it can be had',
  json: z.object(whichOrder),
  refusals: {
    201: [...QUANTITY_REFUSALS, 'cart.productUnavailable'],
    404: ['order.notFound'],
  },
  data: cartData.extend({
    /** What could not be added, or not all of it, and why. */
    not_added: z.array(
      z.object({
        title: z.string(),
        wanted: z.int().min(1),
        added: z.int().min(0),
        message: z.string(),
      }),
    ),
  }),
});
