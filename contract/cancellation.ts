import { z } from 'zod';
import { minor } from './minor.ts';

export const cancellation = z.object({
  id: z.string(),
  kind: z.enum(['cancel', 'refund']),
  /** `approved`: settled but for the money, which is still to be given back. */
  state: z.enum(['requested', 'approved', 'refused', 'done']),
  /** Whether it is the withdrawal from the contract that the law of the EU grants. */
  withdrawal: z.boolean(),
  /** In the words of who asked. */
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
