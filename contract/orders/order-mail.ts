import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { linkToken } from './which-order.ts';

/** Which order's mail: one of the caller's own by its id. */
const mailedOrder = z.object({ id: z.string().max(64) });

export const sendOrderMail = endpoint({
  method: 'POST',
  path: '/order/send-order-email/{id}',
  summary: "Sends the mail of one of the caller's orders (or, with the token, of its link's) again",
  params: mailedOrder,
  json: z.object({ token: linkToken }),
  refusals: { 404: ['order.notFound'] },
  data: z.null(),
});

export const askOrderMail = endpoint({
  method: 'GET',
  path: '/order/send-order-email/{id}',
  summary:
    "The same for who can only GET; nothing is sent ahead of the reader's wish (Sec-Purpose)",
  audience: 'shopper',
  cache: 'personal',
  params: mailedOrder,
  refusals: { 404: ['order.notFound'] },
  data: z.null(),
});
