import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { pageNumber, pageOf } from '#contract/page.ts';

export const brandOverview = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  /** The letter that it is found under in an index: large, without an accent; `#` for figures. */
  letter: z.string(),
  image: z.string(),
  product_count: z.int(),
});
export type BrandOverview = z.infer<typeof brandOverview>;

/** A letter that brands begin with, and the page of the list where the first of them is. */
export const brandLetter = z.object({ letter: z.string(), page: z.int().min(1) });
export type BrandLetter = z.infer<typeof brandLetter>;

export const listBrands = endpoint({
  method: 'GET',
  path: '/brands',
  summary: 'Brands by name, with pictures, product counts and an index of letters',
  query: z.object({ page: pageNumber }),
  data: pageOf(brandOverview).extend({ letters: z.array(brandLetter) }),
});
