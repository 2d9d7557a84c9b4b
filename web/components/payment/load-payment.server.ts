import { renderSVG } from 'uqr';
import { confirmPayment } from '#contract/orders/order-payment.ts';
import { PAYMENT_METHOD } from '#contract/orders/order-codes.ts';
import type { Order } from '#contract/orders/order.ts';
import {
  listPaymentMethods,
  type NextPayment,
  type PaymentState,
} from '#contract/orders/payment.ts';
import type { Method } from '#web/components/checkout/payment-methods.tsx';
import type { WhichOrder } from '#web/components/order/which-order.ts';
import { call, load } from '#web/lib/page-data/api.server.ts';
import type { RequestArgs } from '#web/lib/visit/context.server.ts';

/** Points of white that readers want around a code, on a dark page as well (ISO 18004). */
const QUIET_ZONE = 4;

/** The picture of a QR code that says this link, as an address that a page may show. */
const qrCodeOf = (link: string): string =>
  `data:image/svg+xml;base64,${Buffer.from(renderSVG(link, { border: QUIET_ZONE })).toString('base64')}`;

/** Whose payment it is: of an order that one may see, or one that somebody asked to have paid. */
export type WhichPaid = WhichOrder | { payment_token: string };

export type PaymentData = {
  due: number;
  state: PaymentState;
  next: NextPayment;
  qrCode: string | null;
  methods: readonly Method[];
};

type Confirmed = { state: PaymentState; next: NextPayment; order: Order | null };

/**
 * Has the shop ask the provider, so that whoever comes back from there, or waits, sees what it says.
 * Undefined where it could not be asked.
 */
export const confirm = async (
  args: RequestArgs,
  json: WhichPaid,
): Promise<Confirmed | undefined> => {
  const done = await call(args, confirmPayment, { json });
  if (!done.ok) return undefined;
  const { state, payment: next, order } = done.data;
  return { state, next, order };
};

type Paid = Omit<PaymentData, 'methods' | 'qrCode'> & {
  currency: string;
  /** Where the order goes, for whoever may know that: its owner, who may pay at the door as well. */
  country?: string;
};

/** What a page shows of what is to be paid, and how. */
export const loadPayment = async (
  args: RequestArgs,
  { due, currency, country, state, next }: Paid,
): Promise<PaymentData> => {
  const query = { amount: due, currency, ...(country && { country }) };
  const { methods } = await load(args, listPaymentMethods, { query });
  return {
    due,
    state,
    next,
    qrCode: next.kind === 'upi' ? qrCodeOf(next.link) : null,
    methods: methods.filter(
      ({ online, code }) =>
        online || (country !== undefined && code === PAYMENT_METHOD.cashOnDelivery),
    ),
  };
};
