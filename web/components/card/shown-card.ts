import type { Card } from '#contract/catalogue/card.ts';
import type { HomeData } from '#contract/shop/home.ts';
import { HOME_ROW } from '#contract/page-size.ts';

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
  | 'saving'
  | 'buy_get'
  | 'free_shipping'
  | 'colours'
  | 'chosen_colour'
> & { store: Pick<Card['store'], 'name'> };

type Shown<Block extends { products: readonly Card[] }> = Omit<Block, 'products'> & {
  products: readonly ShownCard[];
  /** Whether there are more than these. */
  hasMore: boolean;
};

/** The home page as it is shown. */
export type ShownHome = Omit<
  HomeData,
  'collections' | 'flash_sales' | 'products' | 'brand_products'
> & {
  collections: readonly Shown<HomeData['collections'][number]>[];
  flash_sales: readonly Shown<HomeData['flash_sales'][number]>[];
  brand_products: readonly ShownCard[];
  products: Omit<HomeData['products'], 'result'> & { result: readonly ShownCard[] };
};

export const shownCard = (card: ShownCard): ShownCard => ({
  id: card.id,
  slug: card.slug,
  title: card.title,
  image: card.image,
  image_2: card.image_2,
  price: card.price,
  current: card.current,
  previous: card.previous,
  reduction: card.reduction,
  in_stock: card.in_stock,
  has_variants: card.has_variants,
  inventory_id: card.inventory_id,
  rating: card.rating,
  review_count: card.review_count,
  saving: card.saving,
  buy_get: card.buy_get,
  free_shipping: card.free_shipping,
  colours: card.colours,
  ...(card.chosen_colour && { chosen_colour: card.chosen_colour }),
  store: { name: card.store.name },
});

const shownBlock = <Block extends { products: readonly Card[] }>(block: Block): Shown<Block> => ({
  ...block,
  products: block.products.slice(0, HOME_ROW).map(shownCard),
  hasMore: block.products.length > HOME_ROW,
});

export const shownHome = (home: HomeData): ShownHome => ({
  ...home,
  collections: home.collections.map(shownBlock),
  flash_sales: home.flash_sales.map(shownBlock),
  brand_products: home.brand_products.map(shownCard),
  products: { ...home.products, result: home.products.result.map(shownCard) },
});

export const shownCards = (cards: readonly Card[]): readonly ShownCard[] => cards.map(shownCard);
