import { z } from 'zod';
import { source } from './link-target.ts';

export const banner = z.object({
  id: z.string(),
  type: z.int().min(1).max(9),
  title: z.string(),
  subtitle: z.string().nullable(),
  image: z.string(),
  closable: z.union([z.literal(1), z.literal(2)]),
  source: source.nullable(),
});
export type Banner = z.infer<typeof banner>;
