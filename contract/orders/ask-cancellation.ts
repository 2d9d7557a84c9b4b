import { z } from 'zod';
import { cancellation } from './cancellation.ts';
import { endpoint } from '#contract/endpoint.ts';
import { pictureFiles } from '#contract/files.ts';
import { order } from './order.ts';
import { privateFile } from '#contract/private-file.ts';
import { linkToken, whichOrder } from './which-order.ts';

/** In a form one of several comes alone, and as text. */
const oneOrMore = <Schema extends z.ZodType>(one: Schema) =>
  z.union([one, z.array(one).max(200)]).optional();

/** The most pictures of what is given back. */
export const RETURN_PICTURES = 5;

/** How long the reason of a request may be. */
export const LONGEST_REASON = 4000;

export const askCancellation = endpoint({
  method: 'POST',
  path: '/cancellation/cancel-order',
  summary:
    'Cancels an order or lines of it (once it is on its way, asks the shop to), asks to give back what was delivered, or withdraws from the contract',
  files: pictureFiles(['pictures'], RETURN_PICTURES),
  json: z.object({
    ...whichOrder,
    /** Without them all that is left of the order, or that may be given back. */
    lines: oneOrMore(z.string().max(64)),
    /** Units of each of these lines that are given back; without them all that are left. */
    quantities: oneOrMore(z.coerce.number().int().min(1).max(1_000_000)),
    reason: z.string().trim().max(LONGEST_REASON).optional(),
    /** `withdraw`: recorded as a `refund` that needs no reason. */
    kind: z.enum(['cancel', 'refund', 'withdraw']).default('cancel'),
  }),
  refusals: {
    201: [
      'order.cancelDelivered',
      'order.returnNothing',
      'order.returnTooMany',
      'order.withdrawNothing',
      'upload.unreadable',
    ],
    404: ['order.notFound'],
  },
  data: z.object({ cancellation: cancellation.nullable(), order }),
});

export const openReturnPicture = endpoint({
  method: 'GET',
  path: '/cancellation/picture/{id}',
  summary:
    "A picture of what is given back of one of the caller's orders (or, with the token, of its link's)",
  cache: 'personal',
  params: z.object({ id: z.string().max(64) }),
  query: z.object({ token: linkToken }),
  refusals: { 404: ['order.notFound'] },
  data: privateFile,
});

export const findCancellations = endpoint({
  method: 'GET',
  path: '/cancellation/find/{id}',
  summary: "The cancellations of one of the caller's orders (or, with the token, of its link's)",
  cache: 'personal',
  params: z.object({ id: z.string().max(64) }),
  query: z.object({ token: linkToken }),
  refusals: { 404: ['order.notFound'] },
  data: z.object({
    /** The newest, null where there is none. */
    cancellation: cancellation.nullable(),
    cancellations: z.array(cancellation),
  }),
});
