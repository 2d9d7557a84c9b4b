import { CartLink } from './cart-link.tsx';
import { AccountMenu } from './account-menu.tsx';
import { MegaMenu } from '#web/components/menu/mega-menu.tsx';
import { Departments, HeaderStart, MenuStart, WishlistLink } from './lazy-fixed-links.tsx';
import { SearchForm } from './search-form.tsx';
import { SmallScreenLinks } from './small-screen-links.tsx';
import { UtilityBar } from './utility-bar.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';

/** The header: a line of small links, then logo, categories, search, account and cart, and the first categories. */
export const Header = () => (
  <>
    <UtilityBar />
    <header className="header-row top-0 z-30 border-b border-line bg-canvas lg:sticky">
      <div className="shell flex flex-wrap items-center gap-x-2 gap-y-2 py-2.5 lg:flex-nowrap lg:gap-x-5 lg:py-4">
        <HeaderStart />
        <div className="order-last w-full lg:order-none">
          <SearchForm />
        </div>
        <div className="ms-auto flex flex-wrap items-center justify-end gap-1 lg:ms-0 lg:flex-nowrap">
          <AccountMenu />
          <WishlistLink />
          <CartLink />
        </div>
      </div>
    </header>
    <nav
      aria-label={useTranslation().t('layout.departments')}
      className="hidden border-b border-line lg:block"
    >
      <Departments />
    </nav>
    <MegaMenu first={<MenuStart />}>
      <SmallScreenLinks />
    </MegaMenu>
  </>
);
