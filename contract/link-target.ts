import { z } from 'zod';

/**
 * Where a banner, slide or block leads. `source_type` 1 category, 2 sub-category, 3 tag, 4 brand,
 * 5 products, 6 url. `parent_slug` is the category of a sub-category. Null = no link.
 */
export const source = z.object({
  source_type: z.union([
    z.literal(1),
    z.literal(2),
    z.literal(3),
    z.literal(4),
    z.literal(5),
    z.literal(6),
  ]),
  id: z.string(),
  slug: z.string(),
  parent_slug: z.string().nullable(),
  url: z.string().nullable(),
});
export type Source = z.infer<typeof source>;
