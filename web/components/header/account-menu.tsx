import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Dropdown, dropdownItemClass } from '#web/ui/dropdown.tsx';
import type { IconName } from '#web/ui/icon-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useAccountLinks } from './account-links.ts';

type Entry = { to: string; icon: IconName; text: string };

const Entries = ({ entries }: { entries: Entry[] }) =>
  entries.map(({ to, icon, text }) => (
    <Link key={to} to={to} className={dropdownItemClass}>
      <Icon name={icon} className="size-4.5 text-faint" />
      <bdi>{text}</bdi>
    </Link>
  ));

/** A form, because an address alone signs nobody out; a new document, in which nothing of theirs is left. */
const LogoutForm = () => {
  const { t, paths } = useTranslation();
  return (
    <form method="post" action={paths.logout()}>
      <button type="submit" className={dropdownItemClass}>
        <Icon name="log-out" mirrored className="size-4.5 text-faint" />
        {t('layout.logout')}
      </button>
    </form>
  );
};

/** What the button is called: by the way in, which is its first entry, where somebody is not signed in. */
const AccountButton = ({ isGuest = false }: { isGuest?: boolean }) => {
  const { t } = useTranslation();
  return (
    <>
      <Icon name="circle-user-round" className="size-6" />
      <span className={isGuest ? 'sr-only' : 'text-sm'}>{t('layout.account')}</span>
      {isGuest && <span className="text-sm whitespace-nowrap">{t('layout.login')}</span>}
    </>
  );
};

/**
 * The Account dropdown. What needs a session asks for it when it is followed. A page that is for everybody
 * has in its place, where no script fills it in, one link that leads to the right place.
 */
export const AccountMenu = () => {
  const { t, paths } = useTranslation();
  const { isKnown, isSignedIn, links } = useAccountLinks();
  const mine: Entry[] = [
    { to: paths.orders(), icon: 'package', text: t('layout.orders') },
    { to: paths.wishlist(), icon: 'heart', text: t('layout.wishlist') },
    { to: paths.compared(), icon: 'scale', text: t('layout.compared') },
    { to: paths.vouchers(), icon: 'ticket-percent', text: t('layout.vouchers') },
  ];
  return (
    <>
      {!isKnown && (
        <Link
          to={paths.account()}
          className="hidden min-h-11 items-center gap-1.5 px-2 hover:text-primary noscript:inline-flex"
        >
          <AccountButton />
        </Link>
      )}
      <div className={isKnown ? undefined : 'noscript:hidden'}>
        <Dropdown group="header" button={<AccountButton isGuest={!isSignedIn} />}>
          <Entries entries={links} />
          <hr className="my-1 border-line" />
          <Entries entries={mine} />
          {isSignedIn && <LogoutForm />}
        </Dropdown>
      </div>
    </>
  );
};
