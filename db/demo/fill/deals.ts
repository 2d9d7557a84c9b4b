import type { Insertable } from 'kysely';
import type { Trx } from '#db/client.ts';
import { PRICE_TYPE, VISIBILITY } from '#contract/codes.ts';
import { createRandom } from '#db/demo/random.ts';
import { STORES } from '#db/demo/stores.ts';
import type { FiveTexts } from '#db/demo/text.ts';
import { fillIn, same, text } from '#db/demo/text.ts';
import { roundPrice } from '#db/demo/variants.ts';
import type { VoucherTable } from '#db/types.ts';
import type { Product } from './products.ts';
import { getFrom, insertNumbered, insertRows } from './rows.ts';
import type { Structure } from './structure.ts';

const DAY_MS = 86_400_000;
const BUY_GETS = 25;
const SETS = 20;

const BUY_GET = text(
  'Buy {buy}, get {free} free',
  'Offre {buy} + {free} offert',
  'عرض {buy} + {free} مجانًا',
  '{buy} alana {free} bedava',
  '{buy} ख़रीदें, {free} मुफ़्त पाएं',
);
const TOGETHER = text(
  'Better together: {section}',
  'Mieux ensemble : {section}',
  'أفضل معًا: {section}',
  'Birlikte daha iyi: {section}',
  'साथ में बेहतर: {section}',
);

/** Things that one buys several of. */
const REPEATED = new Set([
  'grocery',
  'beauty',
  'pharmacy',
  'baby',
  'books-and-stationery',
  'garden-and-pets',
]);

const priceOf = ({ draft }: Product): number => draft.offered || draft.selling;

const insertBuyGets = async (trx: Trx, products: readonly Product[]): Promise<void> => {
  const random = createRandom('buy-get');
  const chosen = random
    .shuffled(
      products.filter(({ draft }) => REPEATED.has(draft.department.id) && draft.selling < 6000),
    )
    .slice(0, BUY_GETS);
  const ids = await insertNumbered(
    trx,
    'bundle_deal',
    chosen.map((_, i) => {
      const buy = 1 + (i % 3);
      return {
        kind: 'buy_get' as const,
        title: fillIn(BUY_GET, { buy: same(`${buy}`), free: same('1') }),
        buy,
        free: 1,
      };
    }),
  );
  await insertRows(
    trx,
    'bundle_product',
    chosen.map(({ id }, i) => ({ bundle_deal_id: ids[i] ?? 0, product_id: id })),
  );
};

/** Two or three things of one sub-category and one store, without variants to choose. */
const listSets = (products: readonly Product[]): Product[][] => {
  const groups = Map.groupBy(
    products.filter(
      ({ draft }) => draft.variants.length === 1 && (draft.variants[0]?.quantity ?? 0) > 2,
    ),
    ({ draft }) => `${draft.type.section}/${draft.store.id}`,
  );
  const random = createRandom('sets');
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .slice(0, SETS)
    .map((group) => random.shuffled(group).slice(0, 3));
};

const insertSets = async (trx: Trx, products: readonly Product[]): Promise<void> => {
  const sets = listSets(products);
  const ids = await insertNumbered(
    trx,
    'bundle_deal',
    sets.map((set) => {
      const [first] = set;
      const section = first?.draft.department.sections.find(
        ({ id }) => id === first.draft.type.section,
      );
      return {
        kind: 'set' as const,
        title: fillIn(TOGETHER, { section: section?.title ?? same('') }),
        price: roundPrice(set.reduce((sum, product) => sum + priceOf(product), 0) * 0.86),
      };
    }),
  );
  await insertRows(
    trx,
    'bundle_product',
    sets.flatMap((set, i) =>
      set.map(({ id }, position) => ({ bundle_deal_id: ids[i] ?? 0, product_id: id, position })),
    ),
  );
};

type Voucher = Omit<Insertable<VoucherTable>, 'title' | 'starts_at' | 'ends_at'> & {
  title: FiveTexts;
  /** In days from now. */
  from?: number;
  to: number;
};

const PLATFORM: readonly Voucher[] = [
  {
    code: 'WELCOME10',
    title: text(
      '10% off your first order',
      '10 % sur votre première commande',
      'خصم 10% على طلبك الأول',
      'İlk siparişinize %10 indirim',
      'पहले ऑर्डर पर 10% छूट',
    ),
    price_type: PRICE_TYPE.percent,
    value: 10,
    min_spend: 2000,
    max_saving: 1500,
    per_shopper_limit: 1,
    to: 365,
  },
  {
    code: 'SOUK5',
    title: text(
      '$5 off from $40',
      '5 $ offerts dès 40 $',
      'خصم 5$ للطلبات من 40$',
      '40 $ üzerine 5 $ indirim',
      '$40 से ऊपर $5 की छूट',
    ),
    price_type: PRICE_TYPE.flat,
    value: 500,
    min_spend: 4000,
    per_shopper_limit: 3,
    to: 180,
  },
  {
    code: 'BIGBASKET',
    title: text(
      '$20 off from $150',
      '20 $ offerts dès 150 $',
      'خصم 20$ للطلبات من 150$',
      '150 $ üzerine 20 $ indirim',
      '$150 से ऊपर $20 की छूट',
    ),
    price_type: PRICE_TYPE.flat,
    value: 2000,
    min_spend: 15000,
    total_limit: 5000,
    used: 1288,
    to: 120,
  },
  {
    code: 'WEEKEND15',
    title: text(
      '15% off at the weekend',
      '15 % ce week-end',
      'خصم 15% في عطلة الأسبوع',
      'Hafta sonuna %15 indirim',
      'वीकेंड पर 15% छूट',
    ),
    price_type: PRICE_TYPE.percent,
    value: 15,
    min_spend: 3000,
    max_saving: 3000,
    from: 3,
    to: 33,
  },
  {
    code: 'FRIENDS25',
    title: text(
      '25% off for friends',
      '25 % pour les amis',
      'خصم 25% للأصدقاء',
      'Dostlara %25 indirim',
      'दोस्तों के लिए 25% छूट',
    ),
    price_type: PRICE_TYPE.percent,
    value: 25,
    max_saving: 5000,
    per_shopper_limit: 1,
    visibility: VISIBILITY.private,
    to: 365,
  },
  {
    code: 'SORRY10',
    title: text(
      'With our apologies: $10',
      'Avec nos excuses : 10 $',
      'مع اعتذارنا: 10$',
      'Özrümüzle: 10 $',
      'हमारी ओर से माफ़ी: $10',
    ),
    price_type: PRICE_TYPE.flat,
    value: 1000,
    visibility: VISIBILITY.private,
    per_shopper_limit: 1,
    to: 365,
  },
  {
    code: 'SUMMER20',
    title: text(
      '20% summer saving',
      '20 % d’été',
      'خصم الصيف 20%',
      'Yaz indirimi %20',
      'समर सेल 20% छूट',
    ),
    price_type: PRICE_TYPE.percent,
    value: 20,
    min_spend: 5000,
    max_saving: 2500,
    from: -60,
    to: -5,
  },
];

const OF_STORE = text(
  '{value} off at {store}',
  '{value} de remise chez {store}',
  'خصم {value} لدى {store}',
  '{store} mağazasında {value} indirim',
  '{store} पर {value} की छूट',
);

const storeVouchers = (structure: Structure): Voucher[] =>
  STORES.slice(0, 12).map((store, i) => {
    const percent = i % 2 === 0;
    const amount = percent ? ([8, 10, 12][i % 3] ?? 10) : ([300, 500, 800][i % 3] ?? 500);
    const value = percent
      ? text(`${amount}%`, `${amount} %`, `${amount}%`, `%${amount}`, `${amount}%`)
      : text(
          `$${amount / 100}`,
          `${amount / 100} $`,
          `${amount / 100}$`,
          `${amount / 100} $`,
          `$${amount / 100}`,
        );
    return {
      code: `${store.id
        .replaceAll(/[^a-z]/g, '')
        .slice(0, 10)
        .toUpperCase()}${percent ? amount : amount / 100}`,
      title: fillIn(OF_STORE, { value, store: store.name }),
      store_id: getFrom(structure.stores, store.id),
      price_type: percent ? PRICE_TYPE.percent : PRICE_TYPE.flat,
      value: amount,
      min_spend: percent ? 2500 : amount * 6,
      max_saving: percent ? 2000 : null,
      per_shopper_limit: 2,
      to: 240,
    };
  });

const insertVouchers = async (trx: Trx, structure: Structure, now: Date): Promise<void> => {
  const at = (days: number) => new Date(now.getTime() + days * DAY_MS);
  await insertRows(
    trx,
    'voucher',
    [...PLATFORM, ...storeVouchers(structure)].map(({ from = -7, to, ...voucher }) => ({
      ...voucher,
      starts_at: at(from),
      ends_at: at(to),
    })),
  );
};

/** Writes bundle deals of both kinds and the vouchers of the platform and of stores. */
export const insertDeals = async (
  trx: Trx,
  products: readonly Product[],
  structure: Structure,
  now: Date,
): Promise<void> => {
  await insertBuyGets(trx, products);
  await insertSets(trx, products);
  await insertVouchers(trx, structure, now);
};
