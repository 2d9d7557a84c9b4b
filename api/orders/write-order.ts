import { randomUUID } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { AddressInput } from '#contract/addresses/address.ts';
import { SHIPPING_TYPE } from '#contract/codes.ts';
import { deliveryDates } from '#contract/delivery/delivery-dates.ts';
import {
  ORDER_STATUS,
  type OrderStatus,
  type PaymentMethod,
} from '#contract/orders/order-codes.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import type { Trx } from '#db/client.ts';
import type { Cart } from '#api/cart/read-cart.ts';
import type { NamedPlace } from '#api/catalogue/shipping-places.ts';
import type { QuotedLine } from '#api/cart/quote.ts';
import { orderNumber } from './order-number.ts';
import { packagesOf, type Package } from './packages.ts';
import type { OrderRow } from './find-order.ts';
import { stepsTo } from './status-transitions.ts';

/**
 * A collision of 40 random bits is very unlikely: with a million orders, about one new order in a
 * million.
 */
const NUMBER_TRIES = 5;

/** A selected line that can be sent. */
export type OrderedLine = QuotedLine & { place: NamedPlace };

type NewOrder = {
  id: string;
  shopperId: string;
  language: LanguageCode;
  method: PaymentMethod;
  /** How far it is as soon as it is placed. */
  status: OrderStatus;
  /** Until when it waits for its money; null where nothing is to be paid before. */
  payableUntil: Date | null;
  paid: boolean;
  note: string | undefined;
  address: AddressInput;
  lines: readonly OrderedLine[];
  cart: Cart;
  now: Date;
};

const orderRow = (order: NewOrder) => {
  const { amount, bundleSaving, voucherSaving, shipping, tax, total } = order.cart.quote.sums.all;
  return {
    ...order.address,
    id: order.id,
    number: orderNumber(),
    shopper_id: order.shopperId,
    language: order.language,
    currency: order.cart.currency.currency,
    method: order.method,
    paid: order.paid,
    payable_until: order.payableUntil,
    status: order.status,
    subtotal: amount,
    bundle_saving: bundleSaving,
    voucher_saving: voucherSaving,
    shipping,
    tax,
    total,
    note: order.note || null,
    created_at: order.now,
  };
};

type Packed = Package<OrderedLine> & { id: string };

const packageRow = (one: Packed, { status, now }: NewOrder) => {
  const { from, to } = deliveryDates(now.toISOString().slice(0, 10), {
    days_min: one.daysMin,
    days_max: one.daysMax,
  });
  return {
    id: one.id,
    store_id: one.storeId,
    status,
    shipping_type: SHIPPING_TYPE[one.kind],
    shipping: one.shipping,
    pickup_title: one.pickup?.title ?? null,
    pickup_address: one.pickup?.address ?? null,
    expected_from: from,
    expected_to: to,
  };
};

type Identified = { line: OrderedLine; id: string; packageId: string };

const lineRow = ({ line, id, packageId }: Identified, position: number) => ({
  id,
  package_id: packageId,
  position,
  product_id: line.productId,
  inventory_id: line.inventoryId,
  title: line.title,
  slug: line.slug,
  image: line.variantImage ?? line.image,
  sku: line.sku,
  attributes: line.attributes,
  quantity: line.quantity,
  unit_price: line.unitPrice,
  amount: line.sums.amount,
  bundle_saving: line.sums.bundleSaving,
  voucher_saving: line.sums.voucherSaving,
  shipping: line.sums.shipping,
  tax_basis_points: line.taxBasisPoints,
  tax: line.sums.tax,
  total: line.sums.total,
  return_days: line.returnDays,
});

const columnsOf = (row: object | undefined): RawBuilder<unknown> =>
  sql.join(Object.keys(row ?? {}).map((name) => sql.ref(name)));

/** `insert` of rows that belong to the order just placed. */
const insertOf = (
  table: 'order_package' | 'order_line',
  rows: readonly object[],
): RawBuilder<unknown> => sql`
  insert into ${sql.table(table)} (order_id, ${columnsOf(rows[0])})
  select placed.order_id, ${columnsOf(rows[0])}
  from placed cross join json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json) given`;

type Rows = {
  packages: ReturnType<typeof packageRow>[];
  lines: ReturnType<typeof lineRow>[];
  statuses: readonly OrderStatus[];
};

/**
 * Order, packages, lines and history in one statement, which also takes what is ordered out of the
 * cart: whoever buys the same thing may be waiting.
 */
const insertOrder = async (trx: Trx, order: NewOrder, { packages, lines, statuses }: Rows) => {
  const { cart, now } = order;
  for (let tries = 0; tries < NUMBER_TRIES; tries += 1) {
    const row = orderRow(order);
    const { rows } = await sql`
      with placed as (
        insert into "order" (${columnsOf(row)})
        select ${columnsOf(row)} from json_populate_record(null::"order", ${JSON.stringify(row)}::json)
        on conflict (number) do nothing
        returning id as order_id),
      packed as (${insertOf('order_package', packages)}),
      listed as (${insertOf('order_line', lines)}),
      told as (
        insert into order_history (order_id, status, at)
        select placed.order_id, status, ${now}
        from placed cross join unnest(${statuses}::smallint[]) with ordinality step (status, place)
        order by place),
      emptied as (
        delete from cart_line where cart_id = ${cart.id} and selected and exists (select from placed)),
      used as (
        delete from cart_voucher where cart_id = ${cart.id} and exists (select from placed))
      select from placed`.execute(trx);
    if (rows.length > 0) return row;
  }
  throw new Error('no free order number was found');
};

const required = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('a part of the order is missing');
  return value;
};

/** Which bundle and which voucher saved how much on which line. */
const savingRows = ({ quote, bundles, vouchers }: Cart, identified: readonly Identified[]) => {
  const { bundleSavings, voucherSavings } = quote.sums;
  const byId = new Map(vouchers.map((voucher) => [voucher.id, voucher]));
  return identified.flatMap(({ line, id: order_line_id }) => [
    ...bundleSavings
      .filter(({ lineId }) => lineId === line.id)
      .map(({ bundleId, amount }) => {
        const title = required(bundles.titles.get(bundleId));
        return { order_line_id, bundle_deal_id: bundleId, title, amount };
      }),
    ...voucherSavings
      .filter(({ lineId }) => lineId === line.id)
      .map(({ voucherId, amount }) => {
        const { title, code } = required(byId.get(voucherId));
        return { order_line_id, voucher_id: voucherId, title, code, amount };
      }),
  ]);
};

/** What the vouchers of an order saved, in the order of their codes. */
const savedByCode = ({ quote, vouchers }: Cart): OrderRow['vouchers'] =>
  vouchers
    .map(({ id, code }) => {
      const ofVoucher = quote.sums.voucherSavings.filter(({ voucherId }) => voucherId === id);
      return { code, saving: ofVoucher.reduce((sum, { amount }) => sum + amount, 0) };
    })
    .filter(({ saving }) => saving > 0)
    .toSorted((a, b) => (a.code < b.code ? -1 : 1));

/**
 * Writes an order with packages, lines, savings and history, and takes what is ordered out of the cart.
 * The order, as `findOrder` reads it from then on. Everything was checked before.
 */
export const writeOrder = async (trx: Trx, order: NewOrder): Promise<OrderRow> => {
  const packages = packagesOf(order.lines).map((one) => ({ ...one, id: randomUUID() }));
  const identified = packages.flatMap(({ id: packageId, lines: packed }) =>
    packed.map((line) => ({ line, id: randomUUID(), packageId })),
  );
  const packageRows = packages.map((one) => packageRow(one, order));
  const lineRows = identified.map(lineRow);
  const statuses = stepsTo(ORDER_STATUS.pending, order.status);
  const rows = { packages: packageRows, lines: lineRows, statuses };
  const written = await insertOrder(trx, order, rows);
  const savings = savingRows(order.cart, identified);
  if (savings.length > 0) await trx.insertInto('order_line_saving').values(savings).execute();
  return {
    ...written,
    cancelled_at: null,
    lines: lineRows.map((line) => ({ ...line, cancelled_at: null, rating: null })),
    packages: packageRows.map((row, index) => {
      const { storeSlug: slug, storeName: name } = required(packages[index]?.lines[0]);
      const nothing = {
        carrier: null,
        tracking_code: null,
        tracking_url: null,
        delivered_at: null,
      };
      return { ...row, ...nothing, slug, name, cancelled_at: null };
    }),
    history: statuses.map((status) => ({ status, at: order.now.toISOString() })),
    vouchers: savedByCode(order.cart),
    cancellations: [],
    attempts: [],
    refunds: [],
    settings: null,
  };
};
