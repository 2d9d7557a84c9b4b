import type { ProductDetail } from '#contract/catalogue/product.ts';
import type { Db } from '#db/client.ts';
import { inLanguage } from '#db/texts.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { bundlesOf, type BundleRow, type Bundles } from '#api/catalogue/bundles.ts';
import { listCardsByIds } from '#api/cards/cards.ts';

type BundleDeals = ProductDetail['bundle_deals'];

const titleOf = ({ titles }: Bundles, id: number, language: LanguageCode): string => {
  const title = titles.get(id);
  return title ? inLanguage(title, language) : '';
};

/**
 * The bundles that the product takes part in. One of a fixed price is left out while a part of it
 * cannot be bought, or when its parts cost no more one by one.
 */
export const listBundles = async (
  db: Db,
  { product_id: productId, bundles: rows }: { product_id: number; bundles: readonly BundleRow[] },
  language: LanguageCode,
  at: Date,
): Promise<BundleDeals> => {
  const bundles = bundlesOf(rows);
  const fixedPrice = [...bundles.fixedPrice.values()];
  const ids = [...new Set(fixedPrice.flatMap((bundle) => bundle.productIds))];
  const cards = await listCardsByIds(db, ids, language, at);

  const offered = fixedPrice.flatMap((bundle) => {
    const products = cards.filter(({ id }) => bundle.productIds.includes(Number(id)));
    const previous = products.reduce((sum, { current }) => sum + current, 0);
    const isWhole = products.length === bundle.productIds.length;
    if (!isWhole || !products.every(({ in_stock }) => in_stock) || previous <= bundle.price)
      return [];
    const { id, price } = bundle;
    const title = titleOf(bundles, id, language);
    return [{ id: String(id), title, price, previous, saving: previous - price, products }];
  });

  const buyGet = bundles.buyGet.get(productId);
  return {
    buy_get: buyGet
      ? {
          id: String(buyGet.id),
          title: titleOf(bundles, buyGet.id, language),
          buy: buyGet.buy,
          free: buyGet.free,
        }
      : null,
    sets: offered,
  };
};
