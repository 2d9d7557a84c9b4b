import { z } from 'zod';
import { minor } from '#contract/minor.ts';

/**
 * What a shopper asks of an order that is placed: that lines are cancelled, or that delivered ones go back. A return
 * is a cancellation too, of the kind `refund`: table and calls have these names, which clients were promised. The
 * money that follows is a refund as well, but of a payment: api/orders/refunds/refund.ts.
 */
export const cancellation = z.object({
  id: z.string(),
  /** `cancel`: lines are not to be sent. `refund`: lines were delivered and are returned. */
  kind: z.enum(['cancel', 'refund']),
  /** `approved`: settled but for the money, which is still to be given back. */
  state: z.enum(['requested', 'approved', 'refused', 'done']),
  /** Whether it is the withdrawal from the contract that the law of the EU grants. */
  withdrawal: z.boolean(),
  /** In the words of whoever asked. */
  reason: z.string().nullable(),
  /** The shop's answer. */
  message: z.string().nullable(),
  /** What these lines have cost, with their shares of savings and shipping. */
  amount: minor,
  date: z.iso.datetime(),
  settled: z.iso.datetime().nullable(),
  line_ids: z.array(z.string()),
  /** How many units of each of these lines. */
  quantities: z.array(z.int().min(1)),
  /** The ids of what was photographed, for `cancellation/picture`. */
  pictures: z.array(z.string()),
});
export type Cancellation = z.infer<typeof cancellation>;
