import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { pageNumber, pageOf } from '#contract/page.ts';

export const categoryOverview = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  image: z.string(),
  product_count: z.int(),
  sub_categories: z.array(
    z.object({
      id: z.string(),
      slug: z.string(),
      title: z.string(),
      image: z.string(),
      product_count: z.int(),
    }),
  ),
});
export type CategoryOverview = z.infer<typeof categoryOverview>;

export const listCategories = endpoint({
  method: 'GET',
  path: '/categories',
  summary: 'Categories with their sub-categories, pictures and product counts',
  query: z.object({ page: pageNumber }),
  data: pageOf(categoryOverview),
});
