import { Suspense } from 'react';
import { lazyPart, Nothing } from '#web/rendering/lazy-part.tsx';

/** In a page from the server they are links from the start; their script keeps them in step with the address. */
const Languages = lazyPart(() => import('./languages.tsx'), Nothing);

/** Where they are not there yet, the line above the header is as high as with them. */
export const LazyLanguages = ({ place }: { place: 'bar' | 'menu' | 'footer' }) => (
  <Suspense fallback={<div className="min-h-9" />}>
    <Languages place={place} />
  </Suspense>
);
