import type { ReactNode } from 'react';
import { useKeptScroll } from '#web/components/languages/kept-scroll.ts';
import { LanguageMenu } from '#web/components/languages/language-menu.tsx';
import { Logo } from '#web/components/menu/logo.tsx';
import { useCommon, useYear } from '#web/lib/page-data/shop-data.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ConnectionToast } from './connection-toast.tsx';
import { NetworkErrorToast } from './network-error-toast.tsx';
import { SkipLink } from './skip-link.tsx';

type Props = {
  /** Whether what is paid still lies in the cart; an order that was placed is not in it any more. */
  hasCart: boolean;
  children: ReactNode;
};

/** The frame of ordering and paying: the logo, the way back, the language, and what the law wants. */
export const CheckoutFrame = ({ hasCart, children }: Props) => (
  <div className="flex min-h-dvh flex-col">
    <SkipLink />
    <Header hasCart={hasCart} />
    <main id="main" tabIndex={-1} className="grow outline-none">
      {children}
    </main>
    <Footer />
    <ConnectionToast />
    <NetworkErrorToast />
  </div>
);

const Header = ({ hasCart }: Pick<Props, 'hasCart'>) => {
  const { t, paths } = useTranslation();
  useKeptScroll();
  return (
    <header className="border-b border-line">
      <div className="shell-narrow flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
        <Logo />
        <div className="ms-auto flex flex-wrap items-center justify-end gap-x-3 text-sm text-soft">
          <Link to={hasCart ? paths.cart() : paths.home()} className="small-link whitespace-normal">
            <Icon name="chevron-left" mirrored className="size-4" />
            {t(hasCart ? 'layout.backToCart' : 'layout.backHome')}
          </Link>
          <LanguageMenu isShort />
        </div>
      </div>
    </header>
  );
};

const Footer = () => {
  const { t, paths } = useTranslation();
  const { copyright_text } = useCommon().site_setting;
  return (
    <footer className="mt-8 border-t border-line">
      <div className="shell-narrow flex flex-wrap items-center justify-between gap-x-6 py-3 text-sm text-faint">
        <p>
          © <bdi>{useYear()}</bdi> {copyright_text}
        </p>
        <nav aria-label={t('layout.legal')} className="flex flex-wrap gap-x-5">
          <Link to={paths.page('terms')} className="small-link whitespace-normal">
            {t('layout.terms')}
          </Link>
          <Link to={paths.page('privacy')} className="small-link whitespace-normal">
            {t('layout.privacy')}
          </Link>
        </nav>
      </div>
    </footer>
  );
};
