import { z } from 'zod';
import type { ProviderPayment } from '#api/payments/provider.ts';
import { money } from './amount.ts';

/** Money that was taken, or is about to be. */
export const capture = z.object({
  id: z.string().min(1),
  status: z.string(),
  amount: money,
  custom_id: z.string().optional(),
  supplementary_data: z
    .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
    .optional(),
});
export type Capture = z.infer<typeof capture>;

const unit = z.object({
  custom_id: z.string().optional(),
  payments: z.object({ captures: z.array(capture).optional() }).optional(),
});

/** PayPal's order: what one attempt is there. */
export const paypalOrder = z.object({
  id: z.string().min(1),
  status: z.string(),
  update_time: z.string().optional(),
  purchase_units: z.array(unit).optional(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
});
export type PaypalOrder = z.infer<typeof paypalOrder>;

const TAKEN = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'];
const NOT_TAKEN = ['DECLINED', 'FAILED'];

/** What a capture says of the attempt; undefined for a status that is not known. */
export const readCapture = (found: Capture, reference: string): ProviderPayment | undefined => {
  if (found.status === 'PENDING') return { state: 'processing' };
  if (NOT_TAKEN.includes(found.status))
    return { state: 'failed', code: found.status, mayRetry: false };
  if (!TAKEN.includes(found.status)) return undefined;
  return {
    state: 'paid',
    taken: {
      reference: found.custom_id ?? reference,
      paymentReference: found.id,
      ...found.amount,
    },
  };
};

/** The capture of an order: the one that took the money, where an earlier one was declined. */
export const captureOf = (order: PaypalOrder): Capture | undefined => {
  const units = order.purchase_units ?? [];
  const captures = units.flatMap(({ custom_id, payments }) =>
    (payments?.captures ?? []).map((one) => ({ ...one, custom_id: one.custom_id ?? custom_id })),
  );
  return captures.find(({ status }) => !NOT_TAKEN.includes(status)) ?? captures.at(-1);
};
