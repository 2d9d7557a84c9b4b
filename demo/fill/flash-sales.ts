import { sql } from 'kysely';
import { percentReduction } from '#contract/money.ts';
import type { Db, Trx } from '#db/client.ts';
import { artwork } from '#demo/pictures/key.ts';
import { createRandom } from '#demo/random.ts';
import type { FiveTexts } from '#demo/text.ts';
import { text } from '#demo/text.ts';
import { inTurns, shapeOf } from '#demo/products/standing.ts';
import { roundPrice } from '#demo/products/variants.ts';
import { listCollections, popularShapes, SHOWN_IN_ROW } from './collections.ts';
import type { Product } from './products.ts';
import { insertNumbered, insertRows } from './rows.ts';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

type Sale = {
  title: FiveTexts;
  image: string;
  /** Hours from the day's first hour (UTC). */
  from: number;
  to: number;
  /** The categories or sub-categories that it is named for. */
  within: readonly string[];
  size: number;
};

/** Two sales that run, two that come and one that is over, seen from the day they are placed on. */
const SALES: readonly Sale[] = [
  {
    title: text(
      'Tech flash sale',
      'Vente flash high-tech',
      'عرض خاطف للتقنية',
      'Teknoloji Flaş İndirimi',
      'टेक फ़्लैश सेल',
    ),
    image: artwork('sale-tech'),
    from: -DAY_HOURS,
    to: 2 * DAY_HOURS,
    within: ['electronics'],
    size: 12,
  },
  {
    title: text(
      'Home flash sale',
      'Vente flash maison',
      'عرض خاطف للبيت',
      'Ev Flaş İndirimi',
      'होम फ़्लैश सेल',
    ),
    image: artwork('sale-home'),
    from: -6,
    to: DAY_HOURS + 6,
    within: ['home', 'kitchen'],
    size: 12,
  },
  {
    title: text(
      'Fresh food flash sale',
      'Vente flash produits frais',
      'عرض خاطف للأغذية الطازجة',
      'Taze Gıda Flaş İndirimi',
      'ताज़ा खाना फ़्लैश सेल',
    ),
    image: artwork('sale-fresh'),
    from: 2 * DAY_HOURS,
    to: 4 * DAY_HOURS,
    within: ['fruit-and-nuts', 'pantry', 'drinks'],
    size: 14,
  },
  {
    title: text(
      'Fashion flash sale',
      'Vente flash mode',
      'عرض خاطف للأزياء',
      'Moda Flaş İndirimi',
      'फ़ैशन फ़्लैश सेल',
    ),
    image: artwork('sale-season'),
    from: 4 * DAY_HOURS,
    to: 7 * DAY_HOURS,
    within: ['fashion'],
    size: 14,
  },
  {
    title: text(
      'Garden flash sale',
      'Vente flash jardin',
      'عرض خاطف للحديقة',
      'Bahçe Flaş İndirimi',
      'गार्डन फ़्लैश सेल',
    ),
    image: artwork('sale-garden'),
    from: -9 * DAY_HOURS,
    to: -2 * DAY_HOURS,
    within: ['plants', 'garden-tools'],
    size: 10,
  },
];

const windowOf = ({ from, to }: Sale, now: Date): { starts_at: Date; ends_at: Date } => {
  const day = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  return { starts_at: new Date(day + from * HOUR_MS), ends_at: new Date(day + to * HOUR_MS) };
};

type State = 'coming' | 'running' | 'over';

const stateOf = ({ starts_at, ends_at }: { starts_at: Date; ends_at: Date }, now: Date): State => {
  if (now < starts_at) return 'coming';
  return now < ends_at ? 'running' : 'over';
};

/** What the home page shows in its other rows. */
const shapesOfHome = (products: readonly Product[]): Set<string> => {
  const popular = popularShapes(products);
  const rows = listCollections(products, popular).filter(({ onHome }) => onHome);
  return new Set([
    ...popular,
    ...rows.flatMap(({ members }) =>
      members.slice(0, SHOWN_IN_ROW).map(({ draft }) => shapeOf(draft)),
    ),
  ]);
};

type Reduced = { product: Product; price: number };

/**
 * What a sale sells, and for how much. What is on offer already stays out: whether a reduction is
 * measured against the list or against the last thirty days, it is the same one then.
 */
const listReduced = (
  sale: Sale,
  products: readonly Product[],
  shown: ReadonlySet<string>,
): Reduced[] => {
  const able = products.filter(
    ({ draft }) =>
      (sale.within.includes(draft.department.id) || sale.within.includes(draft.type.section)) &&
      draft.offered === 0 &&
      draft.variants.some(({ quantity }) => quantity > 0),
  );
  const chosen = inTurns(
    createRandom(sale.image).shuffled(able),
    ({ draft }) => shapeOf(draft),
    shown,
  ).slice(0, sale.size);
  return chosen.map((product) => {
    const { slug, selling } = product.draft;
    const share = 0.65 + createRandom(`${sale.image}/${slug.en}`).next() * 0.2;
    return { product, price: Math.min(selling, roundPrice(selling * share)) };
  });
};

/** The largest reduction of the first sale in percent, as its cards show it. */
export const largestReduction = (products: readonly Product[]): number => {
  const [sale] = SALES;
  const reduced = sale ? listReduced(sale, products, shapesOfHome(products)) : [];
  return Math.max(
    ...reduced.map(({ product, price }) => percentReduction(price, product.draft.selling) ?? 0),
  );
};

/** Writes the sales, their windows counted from `now`. */
export const insertFlashSales = async (
  trx: Trx,
  products: readonly Product[],
  now: Date,
): Promise<void> => {
  const ids = await insertNumbered(
    trx,
    'flash_sale',
    SALES.map((sale) => ({ title: sale.title, image: sale.image, ...windowOf(sale, now) })),
  );
  const shown = shapesOfHome(products);
  await insertRows(
    trx,
    'flash_sale_product',
    SALES.flatMap((sale, i) =>
      listReduced(sale, products, shown).map(({ product, price }, position) => ({
        flash_sale_id: ids[i] ?? 0,
        product_id: product.id,
        price,
        position,
      })),
    ),
  );
};

/**
 * Places the demo's sales anew, as on its first day, once one of them has ended or begun; sales
 * of the operator are left alone. Call it at each start and about once an hour. Says whether it
 * changed anything, so that cached pages can be dropped.
 */
export const renewFlashSales = (db: Db, now: Date): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const placed = await trx
      .selectFrom('flash_sale')
      .select(['id', 'image', 'starts_at', 'ends_at'])
      .where(
        'image',
        'in',
        SALES.map(({ image }) => image),
      )
      .forUpdate()
      .execute();
    const moves = placed.flatMap((row) => {
      const sale = SALES.find(({ image }) => image === row.image);
      return sale ? [{ row, window: windowOf(sale, now) }] : [];
    });
    if (moves.every(({ row, window }) => stateOf(row, now) === stateOf(window, now))) return false;
    for (const { row, window } of moves)
      await trx.updateTable('flash_sale').set(window).where('id', '=', row.id).execute();
    await sql`
      select refresh_product_cards(array(
        select product_id from flash_sale_product where flash_sale_id = any (${placed.map(({ id }) => id)}::bigint[])), ${now})`.execute(
      trx,
    );
    return true;
  });
