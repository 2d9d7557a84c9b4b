import { ORDER_STATUS, type OrderStatus } from '#contract/orders/order-codes.ts';

/** Status only goes forward, one step at a time. */
const next: Record<OrderStatus, OrderStatus | undefined> = {
  [ORDER_STATUS.pending]: ORDER_STATUS.confirmed,
  [ORDER_STATUS.confirmed]: ORDER_STATUS.pickedUp,
  [ORDER_STATUS.pickedUp]: ORDER_STATUS.onTheWay,
  [ORDER_STATUS.onTheWay]: ORDER_STATUS.delivered,
  [ORDER_STATUS.delivered]: undefined,
};

/** The status that follows, undefined after the last. */
export const findNextStatus = (status: OrderStatus): OrderStatus | undefined => next[status];

/** The steps from one status to another, both included; empty when it does not lie ahead. */
export const stepsTo = (from: OrderStatus, to: OrderStatus): OrderStatus[] => {
  const steps: OrderStatus[] = [];
  for (let step: OrderStatus | undefined = from; step && step <= to; step = next[step])
    steps.push(step);
  return steps;
};

/** The steps behind a status up to another one, which is the last of them. */
const stepsBehind = (from: OrderStatus, to: OrderStatus): OrderStatus[] =>
  stepsTo(from, to).slice(1);

/** An order is as far as the least advanced of its packages. */
export const statusOfPackages = (packages: readonly OrderStatus[]): OrderStatus =>
  packages.reduce((least, status) => (status < least ? status : least));

export type PackageState = { id: string; status: OrderStatus; cancelled: boolean };
export type OrderState = { status: OrderStatus; packages: readonly PackageState[] };

/** Cancelled packages are ignored; where all are cancelled the status stays as it was. */
export const statusOfOrder = ({ status, packages }: OrderState): OrderStatus => {
  const live = packages.filter(({ cancelled }) => !cancelled);
  return live.length === 0 ? status : statusOfPackages(live.map((one) => one.status));
};

export type Advance =
  | {
      kind: 'advance';
      /** Every step that a package takes, in their order. */
      steps: { packageId: string; status: OrderStatus }[];
      /** The steps that the order takes with them; often none. */
      orderSteps: OrderStatus[];
      status: OrderStatus;
    }
  | { kind: 'refused'; reason: 'unknownPackage' | 'cancelled' | 'delivered' | 'notAhead' };

/** Without `to`: one step. Without `packageId`: every package that is not cancelled. */
export type AdvanceInput = { to?: OrderStatus | undefined; packageId?: string | undefined };

/** How an order, or one package of it, comes to a later status; no step is left out. */
export const planAdvance = (order: OrderState, { to, packageId }: AdvanceInput): Advance => {
  const { packages } = order;
  const asked = packages.filter(({ id }) => packageId === undefined || id === packageId);
  if (asked.length === 0) return { kind: 'refused', reason: 'unknownPackage' };
  const live = asked.filter(({ cancelled }) => !cancelled);
  if (live.length === 0) return { kind: 'refused', reason: 'cancelled' };
  const target = to ?? findNextStatus(statusOfPackages(live.map(({ status }) => status)));
  if (target === undefined) return { kind: 'refused', reason: 'delivered' };
  const steps = live.flatMap(({ id, status }) =>
    stepsBehind(status, target).map((step) => ({ packageId: id, status: step })),
  );
  if (steps.length === 0) return { kind: 'refused', reason: 'notAhead' };
  const moved = new Set(steps.map((step) => step.packageId));
  const after = packages.map((one) => (moved.has(one.id) ? { ...one, status: target } : one));
  const status = statusOfOrder({ status: order.status, packages: after });
  return { kind: 'advance', steps, orderSteps: stepsBehind(order.status, status), status };
};

/** Who wants to cancel. */
export type Actor = 'shopper' | 'shop';

/**
 * How what is in a package of that status can be cancelled: at once, by asking the shop, or, once
 * it is delivered, only by sending it back. The shop itself may stop a package on its way.
 */
export const cancelWay = (status: OrderStatus, by: Actor): 'direct' | 'request' | 'return' => {
  if (status === ORDER_STATUS.delivered) return 'return';
  return by === 'shop' || status <= ORDER_STATUS.confirmed ? 'direct' : 'request';
};

export type LineState = { id: string; packageId: string; cancelled: boolean };

export type Cancel =
  | {
      kind: 'cancel';
      lineIds: string[];
      /** The packages of which nothing is left then. */
      packageIds: string[];
      /** Whether nothing is left of the order. */
      whole: boolean;
      /** What is left may be further than what held it back. */
      orderSteps: OrderStatus[];
      status: OrderStatus;
    }
  | { kind: 'request'; lineIds: string[] }
  | { kind: 'already' }
  | { kind: 'refused'; reason: 'unknownLine' | 'delivered' };

/** Without `lineIds`: all that is left of the order, but what was delivered where not all of it was. */
type CancelInput = { lineIds?: readonly string[] | undefined; by: Actor };

/**
 * What cancelling an order, or lines of it, means. Lines that are cancelled already count as done,
 * so the same wish twice changes nothing. Lines of several packages go the way of the one that is
 * the furthest.
 */
export const planCancel = (
  order: OrderState & { lines: readonly LineState[] },
  { lineIds, by }: CancelInput,
): Cancel => {
  const { lines, packages } = order;
  if (lineIds?.some((id) => !lines.some((line) => line.id === id)))
    return { kind: 'refused', reason: 'unknownLine' };
  const left = lines.filter(({ cancelled }) => !cancelled);
  const delivered = packages.filter(({ status }) => status === ORDER_STATUS.delivered);
  const undelivered = left.filter(({ packageId }) => !delivered.some(({ id }) => id === packageId));
  const all = undelivered.length > 0 ? undelivered : left;
  const asked = lineIds ? left.filter(({ id }) => lineIds.includes(id)) : all;
  if (asked.length === 0) return { kind: 'already' };

  const touched = new Set(asked.map(({ packageId }) => packageId));
  const ways = packages.filter(({ id }) => touched.has(id)).map((one) => cancelWay(one.status, by));
  if (ways.includes('return')) return { kind: 'refused', reason: 'delivered' };
  const ids = asked.map(({ id }) => id);
  if (ways.includes('request')) return { kind: 'request', lineIds: ids };

  const remaining = new Set(
    left.filter((line) => !asked.includes(line)).map((line) => line.packageId),
  );
  const packageIds = [...touched].filter((id) => !remaining.has(id));
  const after = packages.map((one) =>
    packageIds.includes(one.id) ? { ...one, cancelled: true } : one,
  );
  const status = statusOfOrder({ status: order.status, packages: after });
  return {
    kind: 'cancel',
    lineIds: ids,
    packageIds,
    whole: remaining.size === 0,
    orderSteps: stepsBehind(order.status, status),
    status,
  };
};
