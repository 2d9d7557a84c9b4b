import type { ReactNode } from 'react';
import { PopupBanner } from '#web/components/banners/popup-banner.tsx';
import { TopBanner } from '#web/components/banners/top-banner.tsx';
import { Footer } from '#web/components/footer/footer.tsx';
import { NewsletterSubmit } from '#web/components/footer/newsletter-submit.tsx';
import { Header } from '#web/components/header/header.tsx';
import { SkipLink } from './skip-link.tsx';
import { NetworkErrorToast } from './network-error-toast.tsx';

type Props = {
  /** Whether the page is the error page, over which nothing pops up. */
  failed?: boolean;
  children: ReactNode;
};

/** Every page but sign-in: banners, header, the page, footer. */
export const ShopFrame = ({ failed = false, children }: Props) => (
  <>
    <SkipLink />
    <TopBanner />
    <Header />
    <main id="main" tabIndex={-1} className="min-h-[60vh] outline-none">
      {children}
    </main>
    <Footer />
    <NewsletterSubmit />
    {!failed && <PopupBanner />}
    <NetworkErrorToast />
  </>
);
