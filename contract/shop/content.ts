import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';

export const staticPage = z.object({
  title: z.string(),
  /** Sanitised HTML. A list of links that name an icon (`data-icon`, see web/ui/icon-names.ts) is shown as cards. */
  description: z.string(),
  slug: z.string(),
  slugs: z.record(z.string(), z.string()),
  updated: z.iso.datetime(),
});
export type StaticPage = z.infer<typeof staticPage>;

export const getPage = endpoint({
  method: 'GET',
  path: '/page/{slug}',
  summary: 'A static page: privacy, terms, FAQ, help, about, returns',
  params: z.object({ slug: z.string().min(1).max(200) }),
  refusals: { 404: ['api.notFound'] },
  data: staticPage,
});
