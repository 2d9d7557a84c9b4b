import { sql } from 'kysely';
import type { Order, OrderLine } from '#contract/orders/order.ts';
import type { Db } from '#db/client.ts';
import { inLanguage } from '#db/texts.ts';
import type { Texts } from '#db/types.ts';
import { getSettings } from '#db/settings.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import type { MailedOrder } from '#jobs/mail/order-parts.ts';

type Product = { title: Texts; store: Texts };

const NOBODYS: Product = { title: { en: 'Copper kettle' }, store: { en: 'Corner shop' } };
const PRICES = [2900, 12_900, 790];

/** What the shop sells, so that a preview shows its own words. */
const listProducts = async (db: Db): Promise<Product[]> => {
  const { rows } = await sql<Product>`
    select p.title, s.name as store from product p join store s on s.id = p.store_id
    order by p.id limit ${PRICES.length}`.execute(db);
  return rows.length > 0 ? rows : [NOBODYS];
};

const lineOf = (product: Product, at: number, language: LanguageCode): OrderLine => {
  const price = PRICES[at] ?? 0;
  const quantity = at === 0 ? 2 : 1;
  const amount = price * quantity;
  return {
    id: String(at),
    product: { id: '1', slug: '', title: inLanguage(product.title, language), image: '' },
    inventory: { id: null, sku: '', attributes: [] },
    quantity,
    price,
    amount,
    bundle_saving: 0,
    voucher_saving: 0,
    shipping: 0,
    tax: 0,
    tax_rate: 0,
    total: amount,
    store: { slug: '', name: inLanguage(product.store, language) },
    cancelled: false,
    reviewable: true,
    rating: null,
    returned: 0,
    returnable: 0,
    return_until: null,
    withdrawable: 0,
  };
};

export const SAMPLE_WITHDRAWAL = '00000000-0000-4000-8000-000000000002';
export const SAMPLE_RETURN = '00000000-0000-4000-8000-000000000003';
const ID = '00000000-0000-4000-8000-000000000001';

/** An order that nobody has placed, of what the shop sells, with everything that a mail can tell of one. */
export const sampleOrder = async (
  db: Db,
  language: LanguageCode,
  now: Date,
): Promise<MailedOrder> => {
  const { currency } = await getSettings(db);
  const products = await listProducts(db);
  const lines = products.map((product, at) => lineOf(product, at, language));
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const saving = 500;
  const shipping = 490;
  const amount = subtotal - saving + shipping;
  const day = (days: number): string =>
    new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const order: Order = {
    id: ID,
    number: 'SK-7K2M-9QXD',
    method: 2,
    date: now.toISOString(),
    currency,
    subtotal,
    bundle_saving: 0,
    voucher_saving: saving,
    shipping,
    tax: Math.round(amount / 6),
    amount,
    payment_status: 0,
    refunded_amount: 0,
    payable_until: new Date(now.getTime() + 1_800_000).toISOString(),
    payment: { state: 'none', declined: false, method: 2, name: '', timeline: [] },
    status: 2,
    history: [],
    cancelled: false,
    cancel: 'direct',
    withdraw_until: null,
    cancellation_message: null,
    cancellations: [
      {
        id: ID,
        kind: 'cancel',
        withdrawal: false,
        state: 'approved',
        reason: null,
        message: 'The kettle broke on its way to us. We are sorry.',
        amount: lines[0]?.total ?? 0,
        date: now.toISOString(),
        settled: now.toISOString(),
        line_ids: ['0'],
        quantities: [1],
        pictures: [],
      },
      {
        id: SAMPLE_WITHDRAWAL,
        kind: 'refund',
        withdrawal: true,
        state: 'requested',
        reason: null,
        message: null,
        amount: lines[0]?.total ?? 0,
        date: now.toISOString(),
        settled: null,
        line_ids: ['0'],
        quantities: [1],
        pictures: [],
      },
      {
        id: SAMPLE_RETURN,
        kind: 'refund',
        withdrawal: false,
        state: 'requested',
        reason: 'One of them has a dent.',
        message: null,
        amount: lines[0]?.price ?? 0,
        date: now.toISOString(),
        settled: null,
        line_ids: ['0'],
        quantities: [1],
        pictures: [],
      },
    ],
    link_token: 'x'.repeat(48),
    note: 'Please ring twice.',
    address: {
      name: 'Ada Lovelace',
      email: 'ada@example.org',
      phone: '+33612345678',
      country: 'FR',
      state: '',
      city: 'Paris',
      zip: '75005',
      address_1: '1 rue Pierre et Marie Curie',
      address_2: '',
    },
    lines,
    packages: [
      {
        id: '1',
        store: lines[0]?.store ?? { slug: '', name: '' },
        status: 2,
        shipping_type: 1,
        pickup: null,
        shipping,
        expected_from: day(2),
        expected_to: day(4),
        carriage: {
          carrier: 'DHL',
          code: '00340434161094042557',
          url: 'https://www.dhl.com/',
        },
        delivered_at: null,
        cancelled: false,
        line_ids: lines.map(({ id }) => id),
      },
    ],
    vouchers: [{ code: 'WELCOME5', saving }],
  };
  const { name, address_1: street, phone } = order.address;
  return { order, buyer: name, address: [name, street, '75005 Paris', 'France', phone] };
};

/** The ids that mails about the sample speak of. */
export const SAMPLE_IDS = { order: ID, cancellation: ID };
