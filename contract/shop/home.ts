import { z } from 'zod';
import { card } from '#contract/catalogue/card.ts';
import { endpoint } from '#contract/endpoint.ts';
import { pageNumber, pageOf, perPage } from '#contract/page.ts';
import { banner } from '#contract/banner.ts';
import { source } from '#contract/link-target.ts';

export const slide = z.object({
  id: z.string(),
  title: z.string(),
  subtitle: z.string().nullable(),
  /** The words on the button. */
  action: z.string().nullable(),
  image: z.string(),
  source: source.nullable(),
});
export type Slide = z.infer<typeof slide>;

export const homeCollection = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  image: z.string().nullable(),
  products: z.array(card),
});
export type HomeCollection = z.infer<typeof homeCollection>;

export const featuredCategory = z.object({
  id: z.string(),
  slug: z.string(),
  /** The category's slug where this is a sub-category. */
  parent_slug: z.string().nullable(),
  title: z.string(),
  image: z.string(),
});
export type FeaturedCategory = z.infer<typeof featuredCategory>;

export const featuredBrand = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  image: z.string(),
});
export type FeaturedBrand = z.infer<typeof featuredBrand>;

export const flashSaleBlock = z.object({
  id: z.string(),
  title: z.string(),
  start_time: z.iso.datetime(),
  end_time: z.iso.datetime(),
  products: z.array(card),
});
export type FlashSaleBlock = z.infer<typeof flashSaleBlock>;

export const homeData = z.object({
  slider: z.array(slide),
  banners: z.array(banner),
  collections: z.array(homeCollection),
  featured_categories: z.array(featuredCategory),
  featured_brands: z.array(featuredBrand),
  /** Running sales. */
  flash_sales: z.array(flashSaleBlock),
  /** The first products of the brand that the brand strip leads to. */
  brand_products: z.array(card),
  products: pageOf(card),
  /** The server's clock, for countdowns. */
  now: z.iso.datetime(),
});
export type HomeData = z.infer<typeof homeData>;

export const getHome = endpoint({
  method: 'GET',
  path: '/home',
  summary: 'The home page: slider, banners, collections, featured things, flash sales, products',
  query: z.object({ page: pageNumber, per_page: perPage }),
  data: homeData,
});
