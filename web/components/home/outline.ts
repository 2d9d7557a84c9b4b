import type { HomeData } from '#contract/home.ts';
import type { FirstPage } from '#web/components/card/use-more-cards.ts';

/** What of the home page is alive: it is sent to the browser even where the server has drawn the page. */
export type Outline = {
  slider: HomeData['slider'];
  sales: { id: string; title: string; end_time: string }[];
  now: string;
  products: FirstPage;
};

export const outlineOf = ({ slider, flash_sales, now, products }: HomeData): Outline => ({
  slider,
  sales: flash_sales.map(({ id, title, end_time }) => ({ id, title, end_time })),
  now,
  products: {
    ids: products.result.map(({ id }) => id),
    page: products.page,
    last_page: products.last_page,
  },
});
