import type { HomeData } from '#contract/shop/home.ts';
import type { FirstPage } from '#web/components/card/use-more-cards.ts';

/** So many of all products stand on a page of the home page: two full rows on a large screen. */
export const HOME_PRODUCTS = 12;

/**
 * The data of the hydrated parts of the home page: it is sent to the browser even where the server
 * has rendered the page.
 */
export type HydratedHome = {
  slider: HomeData['slider'];
  sales: { id: string; title: string; end_time: string }[];
  now: string;
  products: FirstPage;
};

export const hydratedHomeOf = ({ slider, flash_sales, now, products }: HomeData): HydratedHome => ({
  slider,
  sales: flash_sales.map(({ id, title, end_time }) => ({ id, title, end_time })),
  now,
  products: {
    ids: products.result.map(({ id }) => id),
    page: products.page,
    last_page: products.last_page,
  },
});
