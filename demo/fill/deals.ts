import type { Trx } from '#db/client.ts';
import { createRandom } from '#demo/random.ts';
import { SETS, type GoodsSet } from '#demo/sets.ts';
import { fillIn, same, text } from '#demo/text.ts';
import { roundPrice } from '#demo/products/variants.ts';
import type { Product } from './products.ts';
import { insertNumbered, insertRows } from './rows.ts';

const BUY_GETS = 25;

const BUY_GET = text(
  'Buy {buy}, get {free} free',
  'Offre {buy} + {free} offert',
  'عرض {buy} + {free} مجانًا',
  '{buy} alana {free} bedava',
  '{buy} ख़रीदें, {free} मुफ़्त पाएं',
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

/** A set is put into the cart with one press, so that nothing of it may have to be chosen. */
const isReady = ({ draft: { variants } }: Product): boolean =>
  variants.length === 1 && (variants[0]?.quantity ?? 0) > 2;

/** The first goods of one store that are all of the set's kinds. */
const membersOf = ({ title, of }: GoodsSet, stores: readonly (readonly Product[])[]): Product[] => {
  const found = stores
    .map((goods) => of.flatMap((id) => goods.find(({ draft }) => draft.type.id === id) ?? []))
    .find((members) => members.length === of.length);
  if (!found) throw new Error(`No store has all of the set "${title.en}"`);
  return found;
};

const insertSets = async (trx: Trx, products: readonly Product[]): Promise<void> => {
  const stores = Map.groupBy(products.filter(isReady), ({ draft }) => draft.store.id);
  const sets = SETS.map((set) => ({ ...set, members: membersOf(set, [...stores.values()]) }));
  const ids = await insertNumbered(
    trx,
    'bundle_deal',
    sets.map(({ title, members }) => ({
      kind: 'set' as const,
      title,
      price: roundPrice(members.reduce((sum, product) => sum + priceOf(product), 0) * 0.86),
    })),
  );
  await insertRows(
    trx,
    'bundle_product',
    sets.flatMap(({ members }, i) =>
      members.map(({ id }, position) => ({
        bundle_deal_id: ids[i] ?? 0,
        product_id: id,
        position,
      })),
    ),
  );
};

/** Writes bundle deals of both kinds. */
export const insertDeals = async (trx: Trx, products: readonly Product[]): Promise<void> => {
  await insertBuyGets(trx, products);
  await insertSets(trx, products);
};
