import { z } from 'zod';

const id = z.string().min(1).max(100);

/** Where there are none it sends an empty list. */
const notes = z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]).nullish();

export const razorpayOrder = z.object({
  id,
  amount: z.int(),
  currency: z.string(),
  receipt: z.string().nullish(),
});

export const razorpayPayment = z.object({
  id,
  amount: z.int(),
  currency: z.string(),
  /** created, authorized, captured, refunded or failed. */
  status: z.string(),
  /** Null for what was paid by a QR code. */
  order_id: z.string().nullish(),
  error_code: z.string().nullish(),
  error_reason: z.string().nullish(),
});
export type RazorpayPayment = z.output<typeof razorpayPayment>;

export const razorpayRefund = z.object({
  id,
  /** pending, processed or failed. */
  status: z.string(),
  receipt: z.string().nullish(),
});
export type RazorpayRefund = z.output<typeof razorpayRefund>;

export const razorpayQrCode = z.object({
  id,
  /** active or closed. */
  status: z.string(),
  close_reason: z.string().nullish(),
  /** `upi://pay?…`; only for accounts that have it activated. */
  image_content: z.string().nullish(),
  notes,
});
export type RazorpayQrCode = z.output<typeof razorpayQrCode>;

/** Its lists: at most 100 at once, the newest first. */
export const listOf = <Schema extends z.ZodType>(schema: Schema) =>
  z.object({ items: z.array(schema) });

/** The id of the attempt that we have noted on it. */
export const notedAttempt = ({ notes: noted }: RazorpayQrCode): unknown =>
  noted && !Array.isArray(noted) ? noted['attempt_id'] : undefined;
