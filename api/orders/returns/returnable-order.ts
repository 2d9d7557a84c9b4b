import type { OrderStatus } from '#contract/orders/order-codes.ts';
import { settingsOf } from '#db/settings.ts';
import type { OrderRow } from '#api/orders/find-order.ts';
import type { ReturnLine, ReturnableOrder, ReturnPackage, ReturnRules } from './return-rules.ts';

type PackageRow = OrderRow['packages'][number];

const returnPackageOf = (row: PackageRow): ReturnPackage => ({
  id: row.id,
  status: row.status as OrderStatus,
  cancelled: row.cancelled_at !== null,
  deliveredAt: row.delivered_at === null ? undefined : new Date(row.delivered_at),
});

/** The returns of an order that the shop has not refused. */
const returnsOf = ({ cancellations }: OrderRow) =>
  cancellations.filter(({ kind, state }) => kind === 'refund' && state !== 'refused');

const returnLineOf = (row: OrderRow['lines'][number], order: OrderRow): ReturnLine => {
  const parts = returnsOf(order).flatMap(({ state, lines }) =>
    lines.filter(({ id }) => id === row.id).map(({ quantity }) => ({ state, quantity })),
  );
  return {
    id: row.id,
    packageId: row.package_id,
    cancelled: row.cancelled_at !== null,
    quantity: row.quantity,
    total: row.total,
    returnDays: row.return_days,
    returned: parts.reduce((sum, { quantity }) => sum + quantity, 0),
    isRequested: parts.some(({ state }) => state === 'requested'),
  };
};

/** What the rules of returns look at of an order. */
export const returnableOrderOf = (order: OrderRow): ReturnableOrder => ({
  country: order.country,
  lines: order.lines.map((line) => returnLineOf(line, order)),
  packages: order.packages.map(returnPackageOf),
});

/** The shop's rules, as they were read with the order. */
export const returnRulesOf = ({ settings }: OrderRow): ReturnRules => settingsOf(settings ?? {});
