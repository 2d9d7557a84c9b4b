import type { ProductDetail } from '#contract/product.ts';
import type { Db } from '#db/client.ts';
import { inLanguage } from '#db/texts.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { dealsOf, type DealRow, type Deals } from '#api/catalog/bundles.ts';
import { listCardsByIds } from '#api/cards/cards.ts';

type BundleDeals = ProductDetail['bundle_deals'];

const titleOf = ({ titles }: Deals, id: number, language: LanguageCode): string => {
  const title = titles.get(id);
  return title ? inLanguage(title, language) : '';
};

/**
 * The bundle deals that the product takes part in. A set is left out while a part of it cannot be
 * bought, or when its parts cost no more one by one.
 */
export const listBundleDeals = async (
  db: Db,
  { product_id: productId, deals: rows }: { product_id: number; deals: readonly DealRow[] },
  language: LanguageCode,
  at: Date,
): Promise<BundleDeals> => {
  const deals = dealsOf(rows);
  const sets = [...deals.sets.values()];
  const ids = [...new Set(sets.flatMap((set) => set.productIds))];
  const cards = await listCardsByIds(db, ids, language, at);

  const offered = sets.flatMap((set) => {
    const products = cards.filter(({ id }) => set.productIds.includes(Number(id)));
    const previous = products.reduce((sum, { current }) => sum + current, 0);
    const isWhole = products.length === set.productIds.length;
    if (!isWhole || !products.every(({ in_stock }) => in_stock) || previous <= set.price) return [];
    const { id, price } = set;
    const title = titleOf(deals, id, language);
    return [{ id: String(id), title, price, previous, saving: previous - price, products }];
  });

  const buyGet = deals.buyGet.get(productId);
  return {
    buy_get: buyGet
      ? {
          id: String(buyGet.id),
          title: titleOf(deals, buyGet.id, language),
          buy: buyGet.buy,
          free: buyGet.free,
        }
      : null,
    sets: offered,
  };
};
