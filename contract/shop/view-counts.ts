import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { id } from '#contract/ids.ts';

/** The banners on top and in the pop-up (site), those of home and products (banner), slides, products. */
export const EVENT_OF = ['site', 'banner', 'slide', 'product'] as const;
export type BannerKind = Exclude<(typeof EVENT_OF)[number], 'product'>;

export const EVENTS = ['seen', 'closed', 'clicked'] as const;

/** Of a product only that its page was seen is counted. */
export const shopEvent = z.object({ of: z.enum(EVENT_OF), id, event: z.enum(EVENTS) });
export type ShopEvent = z.infer<typeof shopEvent>;

/** What one page reports at once. */
export const MOST_EVENTS = 50;

export const reportEvents = endpoint({
  method: 'POST',
  path: '/events',
  summary:
    'Counts banners seen, closed and clicked and products seen, by day; nothing of who reports it is kept',
  json: z.object({ events: z.array(shopEvent).min(1).max(MOST_EVENTS) }),
  data: z.null(),
});
