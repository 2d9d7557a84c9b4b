import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { cachedPart } from '#web/rendering/cached-part.tsx';
import { lazyPart, Nothing } from '#web/rendering/lazy-part.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** A menu whose script cannot be loaded has the link to all categories below its empty list. */
const Entries = lazyPart(() => import('./menu-entries.tsx'), Nothing);

/** The entries of the menu. */
const MenuCategories = cachedPart(
  {
    name: 'menu-categories',
    as: 'ul',
    className:
      'menu-categories grid pb-6 lg:grid-cols-4 lg:gap-x-8 lg:gap-y-9 lg:pb-5 xl:grid-cols-6',
  },
  () => <Entries />,
);

/** The id of the menu, which its button opens. */
export const MENU = 'menu';

/**
 * Every category: a panel below the header on wide screens, a sheet from the side on small ones. Its children
 * are links of the header that small ones have no room for elsewhere, the `first` of them above the categories.
 */
export const MegaMenu = ({ first, children }: { first: ReactNode; children: ReactNode }) => {
  const { t, paths } = useTranslation();
  const menu = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();
  const shownAt = useRef(pathname + search);
  useEffect(() => {
    // Opened before the scripts were there it stays open: only another page closes it.
    if (shownAt.current === pathname + search) return;
    shownAt.current = pathname + search;
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
  }, [pathname, search]);

  return (
    <nav ref={menu} id={MENU} popover="auto" aria-label={t('layout.categories')} className="menu">
      <div className="flex items-center justify-between border-b border-line px-4 py-3 lg:hidden">
        <span className="text-lg font-semibold">{t('layout.menuTitle')}</span>
        <button
          type="button"
          popoverTarget={MENU}
          popoverTargetAction="hide"
          aria-label={t('layout.close')}
          className="-me-2 grid size-11 place-items-center rounded-full hover:bg-surface"
        >
          <Icon name="x" />
        </button>
      </div>
      <div className="shell py-4 lg:py-10">
        {first}
        <h2>{t('layout.categories')}</h2>
        <MenuCategories />
        {children}
        <p className="hidden lg:block">
          <Link
            to={paths.categories()}
            className="inline-flex items-center gap-2 text-sm font-medium hover:text-primary"
          >
            {t('layout.allCategories')}
            <Icon name="arrow-right" mirrored className="size-4" />
          </Link>
        </p>
      </div>
    </nav>
  );
};
