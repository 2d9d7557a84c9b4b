import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useProfile } from '#web/lib/page-data/profile.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { chipClass } from '#web/ui/badge.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { type MenuEntry, useMenuEntries } from './menu-entries.ts';

/** A page below an entry belongs to it: an order to the orders. */
const belongsTo = (pathname: string, entry: string, account: string): boolean =>
  pathname === entry || (entry !== account && `${pathname}/`.startsWith(`${entry}/`));

/** Brings the current page into a row that is wider than the screen, without moving the page itself. */
const showCurrent = (list: HTMLElement | null) => {
  const current = list?.querySelector('[aria-current]');
  if (!list || !current) return;
  const [outer, inner] = [list.getBoundingClientRect(), current.getBoundingClientRect()];
  list.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2;
};

const GROUP = 'flex shrink-0 gap-2 py-1 lg:grid';

const OTHER =
  'inline-flex min-h-9 items-center gap-1.5 rounded-full border border-transparent px-3.5 py-1 text-sm text-soft transition-colors hover:bg-surface hover:text-ink';

const entryClass = (isCurrent: boolean): string =>
  cx(isCurrent ? chipClass(true) : OTHER, 'w-full whitespace-nowrap');

const Entry = ({ to, text, icon, isCurrent }: MenuEntry & { isCurrent: boolean }) => (
  <li>
    <Link to={to} aria-current={isCurrent ? 'page' : undefined} className={entryClass(isCurrent)}>
      <Icon name={icon} className="size-4.5" />
      {text}
    </Link>
  </li>
);

/** A new document, in which nothing of theirs is left; a form, because an address alone signs nobody out. */
const SignOut = () => {
  const { t, paths } = useTranslation();
  return (
    <form method="post" action={paths.logout()} className={cx(GROUP, 'lg:mt-5')}>
      <button type="submit" className={entryClass(false)}>
        <Icon name="log-out" mirrored className="size-4.5" />
        {t('layout.logout')}
      </button>
    </form>
  );
};

/** The pages of the account: beside each of them where there is room, else a row above it. */
export const PagesMenu = ({ current }: { current: string | undefined }) => {
  const { t, paths } = useTranslation();
  const { pathname } = useLocation();
  const list = useRef<HTMLElement>(null);
  const groups = useMenuEntries();
  const isSignedIn = useProfile()?.is_logged_in ?? false;
  useEffect(() => showCurrent(list.current), [pathname]);
  const at = current ?? pathname;
  return (
    <nav
      ref={list}
      aria-label={t('accountMenu.title')}
      className="-mx-4 flex gap-2 self-start overflow-x-auto px-4 py-1 [scrollbar-width:thin] lg:sticky lg:top-24 lg:block print:hidden"
    >
      {groups.map((entries, group) => (
        <ul key={entries[0]?.to} className={cx(GROUP, group > 0 && 'lg:mt-5')}>
          {entries.map((entry) => (
            <Entry key={entry.to} {...entry} isCurrent={belongsTo(at, entry.to, paths.account())} />
          ))}
        </ul>
      ))}
      {isSignedIn && <SignOut />}
    </nav>
  );
};
