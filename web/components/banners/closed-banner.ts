import type { CommonData } from '#contract/shop/common.ts';
import { readLocal } from '#web/lib/browser/local-storage.ts';

/** Where the browser remembers which banner above the header was closed. */
export const CLOSED_BANNER = 'topBannerClosed';

/** The cookie of who has ordered (`visit.server.ts`). */
export const ORDERED = 'ordered=1';

/**
 * Whether this browser shows the banner no more: it was closed, or names a voucher for a first order to somebody
 * who has ordered, which a page that is the same for everybody learns in the browser.
 */
export const isOver = ({ id, first_order }: NonNullable<CommonData['top_banner']>): boolean =>
  readLocal(CLOSED_BANNER) === id || (first_order && document.cookie.includes(ORDERED));
