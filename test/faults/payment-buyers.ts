import { randomUUID } from 'node:crypto';
import { askCancellation } from '#contract/orders/ask-cancellation.ts';
import { confirmPayment, payOrder } from '#contract/orders/order-payment.ts';
import type { Db } from '#db/client.ts';
import { given, PARIS, Shopper } from '#test/shopper.ts';
import type { openSimulators } from '#test/simulators/open-all.ts';
import type { Simulator } from '#test/simulators/simulator.ts';
import type { Chance } from './chance.ts';
import { persist, type Door } from './door.ts';

export type Providers = Awaited<ReturnType<typeof openSimulators>>;

/** An order that was told to its buyer. */
export type Told = { shopper: Shopper; id: string };

export type Market = {
  door: Door;
  db: Db;
  providers: Providers;
  variants: readonly number[];
  methods: readonly number[];
  /** How the next order is to be paid: each way comes once before any comes again. */
  nextMethod: () => number;
};

/**
 * Deals the ways to pay like cards, which are shuffled when the last is gone, so that few orders try them all. Who gets
 * which is a matter of whoever comes first.
 */
export const dealMethods = (methods: readonly number[], chance: Chance): (() => number) => {
  let left: number[] = [];
  return () => {
    if (left.length === 0) left = chance.shuffle(methods);
    const next = left.pop();
    if (next === undefined) throw new Error('there is no way to pay');
    return next;
  };
};

const ANSWERS = { identityNumber: '11111111111' };

/** Whose page an attempt is paid on: codes of UPI are Razorpay's. */
const simulatorOf = ({ simulators }: Providers, provider: string): Simulator | undefined =>
  simulators[provider === 'upi' ? 'razorpay' : provider];

/** The attempt that waits for its money, once the provider has answered; undefined where none does. */
const findOpen = (db: Db, orderId: string) =>
  db
    .selectFrom('payment_attempt')
    .select(['provider', 'provider_ref'])
    .where('order_id', '=', orderId)
    .where('status', '=', 'redirected')
    .orderBy('place', 'desc')
    .executeTakeFirst();

/** Does something on the provider's page; one that has closed it meanwhile lets nobody pay. */
const act = async (
  { db, providers }: Market,
  orderId: string,
  outcome: 'pay' | 'decline',
): Promise<void> => {
  const open = await findOpen(db, orderId);
  if (open?.provider_ref)
    await simulatorOf(providers, open.provider)?.act(open.provider_ref, outcome);
};

const fillBasket = async (
  { door, variants }: Market,
  chance: Chance,
): Promise<Shopper | undefined> => {
  const shopper = new Shopper(door.caller);
  try {
    await shopper.fill([chance.pick(variants), chance.int(1, 4)]);
    return shopper;
  } catch {
    // Without an answer the shopper has no cart yet, and begins anew; sold out ends it likewise.
    return undefined;
  }
};

/** Orders, then pays, is declined and takes another way, leaves, comes back or not, cancels or not. */
export const buy = async (market: Market, chance: Chance): Promise<Told[]> => {
  const shopper = await fillBasket(market, chance);
  if (!shopper) return [];
  const idempotencyKey = randomUUID();
  const address = { ...PARIS, email: `${randomUUID()}@example.org` };
  const json = { method: market.nextMethod(), answers: ANSWERS, address };
  const placed = await persist(() => shopper.order(json, { idempotencyKey }));
  if (placed.status !== 200) return [];
  const { id } = given(placed).order;
  const which = { order_id: id };
  // The provider's answer may have been lost: who comes back has it asked again.
  await persist(() => shopper.ask(confirmPayment, { json: which }));
  if (chance.once(4)) {
    await act(market, id, 'decline');
    const again = { ...which, method: chance.pick(market.methods), answers: ANSWERS };
    const key = { idempotencyKey: randomUUID() };
    await persist(() => shopper.ask(payOrder, { json: again, ...key }));
  }
  if (!chance.once(8)) await act(market, id, 'pay');
  if (chance.once(2)) await persist(() => shopper.ask(confirmPayment, { json: which }));
  if (chance.once(4)) await persist(() => shopper.ask(askCancellation, { json: which }));
  return [{ shopper, id }];
};
