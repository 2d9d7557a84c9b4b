import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { pageNumber, pageOf } from './page.ts';

export const brandOverview = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  image: z.string(),
  product_count: z.int(),
});
export type BrandOverview = z.infer<typeof brandOverview>;

export const listBrands = endpoint({
  method: 'GET',
  path: '/brands',
  summary: 'Brands by name, with pictures and product counts',
  query: z.object({ page: pageNumber }),
  data: pageOf(brandOverview),
});
