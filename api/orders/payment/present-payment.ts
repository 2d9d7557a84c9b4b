import type { PaymentMethod } from '#contract/orders/order-codes.ts';
import type { OrderPayment, PaymentState } from '#contract/orders/payment.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { translator } from '#i18n/messages.ts';
import type { OrderRow } from '#api/orders/find-order.ts';

type PaidOrder = Pick<
  OrderRow,
  | 'method'
  | 'paid'
  | 'payable_until'
  | 'cancelled_at'
  | 'created_at'
  | 'attempts'
  | 'refunds'
  | 'cancellations'
>;
type AttemptRow = OrderRow['attempts'][number];

/** How an order stands that is neither paid nor cancelled, by its latest attempt. */
const STATE_OF: Record<string, PaymentState> = {
  // The answer of the provider is unknown.
  created: 'processing',
  redirected: 'open',
  processing: 'processing',
  failed: 'failed',
  review: 'review',
};

/** How the payment of an order stands. */
export const paymentStateOf = (order: PaidOrder, now: Date): PaymentState => {
  const { paid, payable_until: until, cancelled_at: cancelled, attempts } = order;
  if (until === null) return 'none';
  if (paid) return 'paid';
  if (attempts.some(({ status }) => status === 'review')) return 'review';
  if (attempts.some(({ status }) => status === 'processing')) return 'processing';
  if (cancelled !== null || until <= now) return 'ended';
  return STATE_OF[attempts.at(-1)?.status ?? ''] ?? 'open';
};

const isDeclined = (attempt: AttemptRow | undefined): boolean =>
  attempt?.status === 'redirected' && attempt.error_code !== null;

/** Until when an order may be paid; null where nothing is to be paid, or not any more. */
export const payableUntil = (order: PaidOrder, now: Date): string | null => {
  const { paid, cancelled_at: cancelled, payable_until: until } = order;
  if (paid || cancelled !== null || until === null || until <= now) return null;
  return until.toISOString();
};

/**
 * What has gone back. Without a provider it is what the operator has recorded: of cash on delivery only
 * what was delivered has been paid.
 */
export const refundedOf = ({ attempts, refunds, cancellations }: PaidOrder): number => {
  const isOnline = attempts.some(({ status }) => status === 'paid');
  const given = isOnline
    ? refunds.filter(({ status }) => status === 'processed')
    : cancellations.filter(({ kind, state }) => kind === 'refund' && state === 'done');
  return given.reduce((sum, { amount }) => sum + amount, 0);
};

type Step = OrderPayment['timeline'][number];

const stepOf = (
  { amount, method }: { amount: number; method: number },
  kind: Step['kind'],
  at: string,
): Step => ({
  kind,
  amount,
  time: new Date(at).toISOString(),
  method: method as PaymentMethod,
  expected: null,
});

const stepsOf = (attempt: AttemptRow): Step[] => {
  const { status, created_at, settled_at } = attempt;
  const asked = stepOf(attempt, 'asked', created_at);
  if (settled_at === null || (status !== 'paid' && status !== 'failed')) return [asked];
  return [asked, stepOf(attempt, status, settled_at)];
};

const REFUND_STEPS = { pending: undefined, processed: 'refunded', failed: 'refundFailed' } as const;

/** Providers and banks take up to ten days to bring money back. */
const REFUND_MS = 10 * 86_400_000;

const refundSteps = (refund: OrderRow['refunds'][number]): Step[] => {
  const { status, created_at, settled_at, by_hand: byHand } = refund;
  // The provider has nothing of it: it is neither asked for there nor on any statement of it.
  if (byHand) return [stepOf(refund, 'refundedByShop', created_at)];
  const asked = stepOf(refund, 'refundAsked', created_at);
  const became = REFUND_STEPS[status as keyof typeof REFUND_STEPS];
  if (became) return settled_at ? [asked, stepOf(refund, became, settled_at)] : [asked];
  const expected = new Date(new Date(created_at).getTime() + REFUND_MS).toISOString();
  return [{ ...asked, expected }];
};

/** What has happened to the money of an order, for whoever may see it. */
export const presentPayment = (
  order: PaidOrder,
  language: LanguageCode,
  now: Date,
): OrderPayment => {
  const state = paymentStateOf(order, now);
  return {
    state,
    declined: state === 'open' && isDeclined(order.attempts.at(-1)),
    method: order.method as PaymentMethod,
    // A shop's own ways to pay have their names in the same place (i18n/custom-texts.ts).
    name: translator(language)(`orderPage.methods.m${order.method as 1}`),
    timeline: [...order.attempts.flatMap(stepsOf), ...order.refunds.flatMap(refundSteps)].toSorted(
      (a, b) => a.time.localeCompare(b.time),
    ),
  };
};
