import { cachedPart } from '#web/rendering/cached-part.tsx';
import { lazyPart, Nothing } from '#web/rendering/lazy-part.tsx';
import type { FooterProps } from './footer-content.tsx';

/** A footer whose script cannot be loaded stays empty, below a page that stands. */
const Content = lazyPart(() => import('./footer-content.tsx'), Nothing);

export const Footer = cachedPart(
  {
    name: 'footer',
    as: 'footer',
    className: 'late-part mt-20 border-t border-line bg-surface [--tall:46rem]',
  },
  ({ hasNewsletter }: FooterProps) => <Content hasNewsletter={hasNewsletter} />,
);
