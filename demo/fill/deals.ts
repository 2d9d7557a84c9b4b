import type { Trx } from '#db/client.ts';
import { createRandom } from '#demo/random.ts';
import { fillIn, same, text } from '#demo/text.ts';
import { roundPrice } from '#demo/products/variants.ts';
import type { Product } from './products.ts';
import { insertNumbered, insertRows } from './rows.ts';

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

/** Writes bundle deals of both kinds. */
export const insertDeals = async (trx: Trx, products: readonly Product[]): Promise<void> => {
  await insertBuyGets(trx, products);
  await insertSets(trx, products);
};
