import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';

export const SITEMAP_KINDS = [
  'category',
  'brand',
  'collection',
  'store',
  'page',
  'product',
] as const;
export type SitemapKind = (typeof SITEMAP_KINDS)[number];

/** What search engines take in one file. */
export const SITEMAP_FILE = 50_000;
/** What one call answers. */
export const SITEMAP_STEP = 1_000;

const kind = z.enum(SITEMAP_KINDS);
const after = z.coerce.number().int().min(0).default(0);

/** Things of one kind whose ids follow `after`, as many as fit into one file. */
export const sitemapPart = z.object({ kind, after: z.int().min(0) });
export type SitemapPart = z.infer<typeof sitemapPart>;

export const sitemapEntry = z.object({
  id: z.string(),
  slug: z.string(),
  /** The category of a sub-category. */
  parent_slug: z.string().nullable(),
  /** When it last changed, where that is known. */
  updated: z.iso.datetime().nullable(),
});
export type SitemapEntry = z.infer<typeof sitemapEntry>;

export const listSitemapParts = endpoint({
  method: 'GET',
  path: '/sitemap',
  summary: 'How all public pages are split into files for search engines',
  data: z.object({ parts: z.array(sitemapPart) }),
});

export const listSitemapEntries = endpoint({
  method: 'GET',
  path: '/sitemap/{kind}',
  summary: 'The next public things of a kind after an id, with their slugs in one language',
  params: z.object({ kind }),
  query: z.object({ after }),
  data: z.object({ entries: z.array(sitemapEntry) }),
});
