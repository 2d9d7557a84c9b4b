import type { Card } from '#contract/card.ts';
import type { HomeData } from '#contract/home.ts';

/** What a card in a list shows; the rest of a product's card need not travel to the browser. */
export type ShownCard = Pick<
  Card,
  | 'id'
  | 'slug'
  | 'title'
  | 'image'
  | 'image_2'
  | 'price'
  | 'current'
  | 'previous'
  | 'reduction'
  | 'in_stock'
  | 'has_variants'
  | 'inventory_id'
  | 'rating'
  | 'review_count'
  | 'bundle_deal'
  | 'free_shipping'
> & { store: Pick<Card['store'], 'name'> };

type Shown<Block extends { products: readonly Card[] }> = Omit<Block, 'products'> & {
  products: readonly ShownCard[];
};

/** The home page as it is shown. */
export type ShownHome = Omit<HomeData, 'collections' | 'flash_sales' | 'products'> & {
  collections: readonly Shown<HomeData['collections'][number]>[];
  flash_sales: readonly Shown<HomeData['flash_sales'][number]>[];
  products: Omit<HomeData['products'], 'result'> & { result: readonly ShownCard[] };
};

const shownCard = ({
  selling: _selling,
  offered: _offered,
  end_time: _endTime,
  wishlisted: _wishlisted,
  compared: _compared,
  voucher: _voucher,
  brand: _brand,
  store,
  ...card
}: Card): ShownCard => ({ ...card, store: { name: store.name } });

/** A row shows about five at a time; all of them are behind its link. */
const ROW = 8;

const shownBlock = <Block extends { products: readonly Card[] }>(block: Block): Shown<Block> => ({
  ...block,
  products: block.products.slice(0, ROW).map(shownCard),
});

export const shownHome = (home: HomeData): ShownHome => ({
  ...home,
  collections: home.collections.map(shownBlock),
  flash_sales: home.flash_sales.map(shownBlock),
  products: { ...home.products, result: home.products.result.map(shownCard) },
});
