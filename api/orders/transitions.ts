import { ORDER_STATUS, type OrderStatus } from '#contract/codes.ts';

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

export const canAdvance = (from: OrderStatus, to: OrderStatus): boolean => next[from] === to;

/** The steps from one status to another, both included; empty when it does not lie ahead. */
export const stepsTo = (from: OrderStatus, to: OrderStatus): OrderStatus[] => {
  const steps: OrderStatus[] = [];
  for (let step: OrderStatus | undefined = from; step && step <= to; step = next[step])
    steps.push(step);
  return steps;
};

/** An order is as far as the least advanced of its packages. */
export const statusOfPackages = (packages: readonly OrderStatus[]): OrderStatus =>
  packages.reduce((least, status) => (status < least ? status : least));
