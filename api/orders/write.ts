import { randomUUID } from 'node:crypto';
import type { AddressInput } from '#contract/address.ts';
import {
  ORDER_STATUS,
  SHIPPING_TYPE,
  type OrderStatus,
  type PaymentMethod,
} from '#contract/codes.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import type { Trx } from '#db/client.ts';
import type { Cart } from '#api/cart/cart.ts';
import type { NamedPlace } from '#api/checkout/places.ts';
import type { QuotedLine } from '#api/checkout/quote.ts';
import { orderNumber } from './order-number.ts';
import { packagesOf, type Package } from './packages.ts';
import { stepsTo } from './transitions.ts';

const DAY_MS = 86_400_000;
/** 40 random bits collide about never; a shop of a million orders meets one in a million. */
const NUMBER_TRIES = 5;

/** A selected line that can be sent. */
export type OrderedLine = QuotedLine & { place: NamedPlace };

type NewOrder = {
  guestId: string;
  language: LanguageCode;
  method: PaymentMethod;
  /** How far it is as soon as it is placed. */
  status: OrderStatus;
  note: string | undefined;
  address: AddressInput;
  lines: readonly OrderedLine[];
  cart: Cart;
  now: Date;
};

const insertOrder = async (trx: Trx, order: NewOrder): Promise<string> => {
  const { amount, bundleSaving, voucherSaving, shipping, tax, total } = order.cart.quote.sums.all;
  for (let tries = 0; tries < NUMBER_TRIES; tries += 1) {
    const inserted = await trx
      .insertInto('order')
      .values({
        ...order.address,
        number: orderNumber(),
        guest_id: order.guestId,
        language: order.language,
        currency: order.cart.currency.currency,
        method: order.method,
        status: order.status,
        subtotal: amount,
        bundle_saving: bundleSaving,
        voucher_saving: voucherSaving,
        shipping,
        tax,
        total,
        note: order.note || null,
        created_at: order.now,
      })
      .onConflict((conflict) => conflict.column('number').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted) return inserted.id;
  }
  throw new Error('no free order number was found');
};

type Packed = Package<OrderedLine> & { id: string };

const dateAfter = (now: Date, days: number): string =>
  new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);

const insertPackages = async (trx: Trx, orderId: string, order: NewOrder): Promise<Packed[]> => {
  const packages = packagesOf(order.lines).map((one) => ({ ...one, id: randomUUID() }));
  await trx
    .insertInto('order_package')
    .values(
      packages.map((one) => ({
        id: one.id,
        order_id: orderId,
        store_id: one.storeId,
        status: order.status,
        shipping_type: SHIPPING_TYPE[one.kind],
        shipping: one.shipping,
        pickup_title: one.pickup?.title ?? null,
        pickup_address: one.pickup?.address ?? null,
        expected_from: dateAfter(order.now, one.daysMin),
        expected_to: dateAfter(order.now, one.daysMax),
      })),
    )
    .execute();
  return packages;
};

type Identified = { line: OrderedLine; id: string; packageId: string };

const insertLines = async (
  trx: Trx,
  orderId: string,
  packages: readonly Packed[],
): Promise<Identified[]> => {
  const identified = packages.flatMap(({ id: packageId, lines }) =>
    lines.map((line) => ({ line, id: randomUUID(), packageId })),
  );
  await trx
    .insertInto('order_line')
    .values(
      identified.map(({ line, id, packageId }, position) => ({
        id,
        order_id: orderId,
        package_id: packageId,
        position,
        product_id: line.productId,
        inventory_id: line.inventoryId,
        title: line.title,
        slug: line.slug,
        image: line.variantImage ?? line.image,
        sku: line.sku,
        attributes: JSON.stringify(line.attributes),
        quantity: line.quantity,
        unit_price: line.unitPrice,
        amount: line.sums.amount,
        bundle_saving: line.sums.bundleSaving,
        voucher_saving: line.sums.voucherSaving,
        shipping: line.sums.shipping,
        tax_basis_points: line.taxBasisPoints,
        tax: line.sums.tax,
        total: line.sums.total,
      })),
    )
    .execute();
  return identified;
};

const required = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('a saving without its deal or voucher');
  return value;
};

const insertSavings = async (
  trx: Trx,
  { quote, deals, vouchers }: Cart,
  identified: readonly Identified[],
): Promise<void> => {
  const { bundleSavings, voucherSavings } = quote.sums;
  const byId = new Map(vouchers.map((voucher) => [voucher.id, voucher]));
  const savings = identified.flatMap(({ line, id: order_line_id }) => [
    ...bundleSavings
      .filter(({ lineId }) => lineId === line.id)
      .map(({ dealId, amount }) => {
        const title = required(deals.titles.get(dealId));
        return { order_line_id, bundle_deal_id: dealId, title, amount };
      }),
    ...voucherSavings
      .filter(({ lineId }) => lineId === line.id)
      .map(({ voucherId, amount }) => {
        const { title, code } = required(byId.get(voucherId));
        return { order_line_id, voucher_id: voucherId, title, code, amount };
      }),
  ]);
  if (savings.length > 0) await trx.insertInto('order_line_saving').values(savings).execute();
};

/** Writes an order with packages, lines, savings and history; its id. Everything was checked before. */
export const writeOrder = async (trx: Trx, order: NewOrder): Promise<string> => {
  const orderId = await insertOrder(trx, order);
  const packages = await insertPackages(trx, orderId, order);
  const identified = await insertLines(trx, orderId, packages);
  await insertSavings(trx, order.cart, identified);
  const history = stepsTo(ORDER_STATUS.pending, order.status).map((status) => ({
    order_id: orderId,
    status,
    at: order.now,
  }));
  await trx.insertInto('order_history').values(history).execute();
  return orderId;
};
