import { cachedPart } from '#web/rendering/cached-part.tsx';
import { lazyPart, Nothing } from '#web/rendering/lazy-part.tsx';
import { CartLink } from './cart-link.tsx';
import { AccountMenu } from './account-menu.tsx';
import { MegaMenu } from '#web/components/menu/mega-menu.tsx';
import { BarStart } from './lazy-fixed-links.tsx';
import { SearchForm } from './search-form.tsx';
import { SmallScreenLinks } from './small-screen-links.tsx';
import { UtilityBar } from './utility-bar.tsx';

/** Every browser has it from the server; only a page that has failed renders it anew. */
const Start = lazyPart(() => import('#web/components/menu/header-start.tsx'), Nothing);

const HeaderStart = cachedPart({ name: 'header-start', as: 'div' }, () => <Start />);

/** The header: a line of small links, then logo, categories, search, account and cart. */
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
          <CartLink />
        </div>
      </div>
    </header>
    <MegaMenu first={<BarStart />}>
      <SmallScreenLinks />
    </MegaMenu>
  </>
);
