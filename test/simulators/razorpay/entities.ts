import { randomBytes } from 'node:crypto';

export type Order = {
  id: string;
  entity: 'order';
  amount: number;
  amount_paid: number;
  amount_due: number;
  currency: string;
  receipt: string | null;
  status: 'created' | 'attempted' | 'paid';
  attempts: number;
  notes: Record<string, unknown>;
  created_at: number;
};

export type QrCode = {
  id: string;
  entity: 'qr_code';
  name: string;
  image_url: string;
  image_content?: string;
  payment_amount: number;
  status: 'active' | 'closed';
  close_reason: 'on_demand' | 'paid' | null;
  close_by: number;
  payments_amount_received: number;
  payments_count_received: number;
  notes: Record<string, unknown>;
  created_at: number;
};

export type Payment = {
  id: string;
  entity: 'payment';
  amount: number;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  order_id: string | null;
  /** Razorpay knows it too, and tells it in webhooks alone. */
  qrCodeId: string | null;
  method: 'card' | 'upi';
  amount_refunded: number;
  refund_status: null | 'partial' | 'full';
  captured: boolean;
  notes: [];
  error_code: string | null;
  error_reason: string | null;
  created_at: number;
};

export type Refund = {
  id: string;
  entity: 'refund';
  amount: number;
  currency: string;
  payment_id: string;
  receipt: string | null;
  status: 'pending' | 'processed' | 'failed';
  created_at: number;
};

export type Dispute = {
  id: string;
  entity: 'dispute';
  payment_id: string;
  amount: number;
  currency: string;
  amount_deducted: number;
  reason_code: string;
  respond_by: number;
  status: 'open' | 'won' | 'lost';
  phase: 'chargeback';
};

/** As Razorpay makes them: `order_IEIaMR65cu6nz3`. */
export const idOf = (kind: string): string =>
  `${kind}_${randomBytes(12).toString('base64url').replaceAll(/[-_]/g, 'x').slice(0, 14)}`;

export const emptyPayment = () =>
  ({
    entity: 'payment',
    amount_refunded: 0,
    refund_status: null,
    captured: false,
    notes: [],
    error_code: null,
    error_reason: null,
  }) as const satisfies Partial<Payment>;

export const secondsNow = (): number => Math.floor(Date.now() / 1000);
