import type { OrderStatus, PaymentMethod } from '#contract/codes.ts';
import type { Order, OrderLine, OrderPackage } from '#contract/order.ts';
import { inLanguage } from '#db/texts.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import type { OrderRow } from './read.ts';

type LineRow = OrderRow['lines'][number];
type PackageRow = OrderRow['packages'][number];

const tellStore = ({ slug, name }: PackageRow, language: LanguageCode) => ({
  slug: inLanguage(slug, language),
  name: inLanguage(name, language),
});

const tellLine = (line: LineRow, packed: PackageRow, language: LanguageCode): OrderLine => ({
  id: line.id,
  product: {
    // A product that is gone has no page any more; its texts stay.
    id: line.product_id === null ? '' : String(line.product_id),
    slug: inLanguage(line.slug, language),
    title: inLanguage(line.title, language),
    image: line.image,
  },
  inventory: {
    id: line.inventory_id === null ? null : String(line.inventory_id),
    sku: line.sku,
    attributes: line.attributes.map(({ title, value }) => ({
      title: inLanguage(title, language),
      value: inLanguage(value, language),
    })),
  },
  quantity: line.quantity,
  price: line.unit_price,
  amount: line.amount,
  bundle_saving: line.bundle_saving,
  voucher_saving: line.voucher_saving,
  shipping: line.shipping,
  tax: line.tax,
  total: line.total,
  store: tellStore(packed, language),
});

const tellPackage = (
  packed: PackageRow,
  lines: readonly LineRow[],
  language: LanguageCode,
): OrderPackage => ({
  id: packed.id,
  store: tellStore(packed, language),
  status: packed.status as OrderStatus,
  shipping_type: packed.shipping_type === 1 ? 1 : 2,
  pickup: packed.pickup_title && {
    title: inLanguage(packed.pickup_title, language),
    address: packed.pickup_address,
  },
  shipping: packed.shipping,
  expected_from: packed.expected_from,
  expected_to: packed.expected_to,
  line_ids: lines.filter((line) => line.package_id === packed.id).map((line) => line.id),
});

/** The order as its owner sees it, in the asked language. */
export const tellOrder = (order: OrderRow, language: LanguageCode): Order => {
  const packages = new Map(order.packages.map((one) => [one.id, one]));
  return {
    id: order.id,
    number: order.number,
    method: order.method as PaymentMethod,
    date: order.created_at.toISOString(),
    currency: order.currency,
    subtotal: order.subtotal,
    bundle_saving: order.bundle_saving,
    voucher_saving: order.voucher_saving,
    shipping: order.shipping,
    tax: order.tax,
    amount: order.total,
    payment_status: order.paid ? 1 : 0,
    status: order.status as OrderStatus,
    history: order.history.map(({ status, at }) => ({
      status: status as OrderStatus,
      time: at.toISOString(),
    })),
    cancellation_message: null,
    note: order.note,
    address: {
      name: order.name,
      email: order.email,
      phone: order.phone,
      country: order.country,
      state: order.state,
      city: order.city,
      zip: order.zip,
      address_1: order.address_1,
      address_2: order.address_2,
    },
    lines: order.lines.flatMap((line) => {
      const packed = packages.get(line.package_id);
      return packed ? [tellLine(line, packed, language)] : [];
    }),
    packages: order.packages.map((one) => tellPackage(one, order.lines, language)),
    vouchers: order.vouchers.map(({ code, saving }) => ({ code: code ?? '', saving })),
  };
};
