import type { CommonData } from '#contract/shop/common.ts';
import { memoiseByObject } from '#web/lib/memoise-by-object.ts';
import type { SentCommon, ShopLists } from './shared-data.ts';

/**
 * `common` in two: what a browser is sent with a document, and the lists, which stand in the document as HTML
 * and are as long as the rest of its data. The same objects for the same `common`.
 */
export const splitCommon = memoiseByObject(
  (common: CommonData): { sent: SentCommon; lists: ShopLists } => {
    const { categories, about, services, payment, social, header_links, menu_banner, ...sent } =
      common;
    return {
      sent,
      lists: { categories, about, services, payment, social, header_links, menu_banner },
    };
  },
);
