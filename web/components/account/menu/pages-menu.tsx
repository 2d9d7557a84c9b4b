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

const OTHER =
  'inline-flex min-h-9 items-center gap-1.5 rounded-full border border-transparent px-3.5 py-1 text-sm text-soft transition-colors hover:bg-surface hover:text-ink';

const entryClass = (isCurrent: boolean): string =>
  cx(isCurrent ? chipClass(true) : OTHER, 'w-full');

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
    <form method="post" action={paths.logout()} className="lg:mt-4">
      <button type="submit" className={entryClass(false)}>
        <Icon name="log-out" mirrored className="size-4.5" />
        {t('layout.logout')}
      </button>
    </form>
  );
};

type GroupsProps = { groups: MenuEntry[][]; at: string };

const Groups = ({ groups, at }: GroupsProps) => {
  const { paths } = useTranslation();
  const isSignedIn = useProfile()?.is_logged_in ?? false;
  return (
    <>
      {groups.map((entries, group) => (
        <ul
          key={entries[0]?.to}
          className={cx('grid content-start gap-0.5', group > 0 && 'lg:mt-4')}
        >
          {entries.map((entry) => (
            <Entry key={entry.to} {...entry} isCurrent={belongsTo(at, entry.to, paths.account())} />
          ))}
        </ul>
      ))}
      {isSignedIn && <SignOut />}
    </>
  );
};

/** Where there is no room beside the page: all pages under the name of this one. */
const FoldedGroups = ({ groups, at }: GroupsProps) => {
  const { t, paths } = useTranslation();
  const here = groups.flat().find(({ to }) => belongsTo(at, to, paths.account()));
  return (
    // Another page begins with its own.
    <details key={at} className="group/folded rounded-lg border border-line lg:hidden">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-5 py-1 font-semibold">
        {here?.text ?? t('accountMenu.title')}
        <Icon
          name="chevron-down"
          className="size-5 transition-transform group-open/folded:rotate-180"
        />
      </summary>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-2 p-2">
        <Groups groups={groups} at={at} />
      </div>
    </details>
  );
};

/** The pages of the account: beside each of them where there is room, else folded above it. */
export const PagesMenu = ({ current }: { current: string | undefined }) => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const menu = { groups: useMenuEntries(), at: current ?? pathname };
  return (
    <nav
      aria-label={t('accountMenu.title')}
      className="self-start lg:sticky lg:top-24 print:hidden"
    >
      <FoldedGroups {...menu} />
      <div className="max-lg:hidden">
        <Groups {...menu} />
      </div>
    </nav>
  );
};
