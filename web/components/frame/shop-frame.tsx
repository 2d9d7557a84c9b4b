import { Suspense, type ReactNode } from 'react';
import { TopBanner } from '#web/components/banners/top-banner.tsx';
import { Footer } from '#web/components/footer/footer.tsx';
import { Header } from '#web/components/header/header.tsx';
import { lazyPart, Nothing } from '#web/rendering/lazy-part.tsx';
import { SkipLink } from './skip-link.tsx';
import { NetworkErrorToast } from './network-error-toast.tsx';

type Props = {
  /** Whether the page is the error page, over which nothing pops up. */
  failed?: boolean;
  /** Whether it is about one shopper, who is not asked for an address there. */
  isPersonal?: boolean;
  children: ReactNode;
};

/** Comes once the page stands; without it nothing is missed that matters. */
const LatePart = lazyPart(() => import('./late-part.tsx'), Nothing);

/** Every page but sign-in: banners, header, the page, footer. */
export const ShopFrame = ({ failed = false, isPersonal = false, children }: Props) => (
  <>
    <SkipLink />
    <TopBanner />
    <Header />
    <main id="main" tabIndex={-1} className="min-h-[60vh] outline-none">
      {children}
    </main>
    <Footer hasNewsletter={!isPersonal} />
    <Suspense>
      <LatePart failed={failed} />
    </Suspense>
    <NetworkErrorToast />
  </>
);
