import { Suspense } from 'react';
import { lazyPart, Nothing } from '#web/rendering/lazy-part.tsx';
import type { RecentlyViewedProps } from './recently-viewed.tsx';

const RecentlyViewed = lazyPart(() => import('./recently-viewed.tsx'), Nothing);
const PopularProducts = lazyPart(() => import('./popular-products.tsx'), Nothing);

/** The products looked at lately, below everything else: their script comes when the page stands. */
export const LazyRecentlyViewed = (props: RecentlyViewedProps) => (
  <Suspense>
    <RecentlyViewed {...props} />
  </Suspense>
);

/** What others buy, below a cart or an empty page: its script comes when the page stands. */
export const LazyPopularProducts = (props: { shown?: readonly string[] }) => (
  <Suspense>
    <PopularProducts {...props} />
  </Suspense>
);
