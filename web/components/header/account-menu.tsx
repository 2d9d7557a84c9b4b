import { Link } from '#web/lib/paths/link.tsx';
import { useMe } from '#web/lib/page-data/me.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Dropdown, dropdownItemClass } from '#web/ui/dropdown.tsx';
import type { IconName } from '#web/ui/icon-names.ts';
import { Icon } from '#web/ui/icon.tsx';

type Entry = { to: string; icon: IconName; text: string };

const Entries = ({ entries }: { entries: Entry[] }) =>
  entries.map(({ to, icon, text }) => (
    <Link key={to} to={to} className={dropdownItemClass}>
      <Icon name={icon} className="size-4.5 text-faint" />
      {text}
    </Link>
  ));

/** The Account dropdown. What needs a session asks for it when it is followed. */
export const AccountMenu = () => {
  const { t, paths } = useTranslation();
  const me = useMe();
  const mine: Entry[] = [
    { to: paths.orders(), icon: 'package', text: t('layout.orders') },
    { to: paths.wishlist(), icon: 'heart', text: t('layout.wishlist') },
    { to: paths.compared(), icon: 'scale', text: t('layout.compared') },
    { to: paths.vouchers(), icon: 'ticket-percent', text: t('layout.vouchers') },
  ];
  const who: Entry[] = me?.signedIn
    ? [{ to: paths.profile(), icon: 'circle-user-round', text: me.name ?? t('layout.profile') }]
    : [
        { to: paths.otpLogin(), icon: 'circle-user-round', text: t('layout.login') },
        { to: paths.register(), icon: 'pencil', text: t('layout.register') },
      ];
  return (
    <Dropdown
      group="header"
      button={
        <>
          <Icon name="circle-user-round" className="size-6" />
          <span className="sr-only text-sm lg:not-sr-only">{t('layout.account')}</span>
        </>
      }
    >
      <Entries entries={who} />
      <hr className="my-1.5 border-line" />
      <Entries entries={mine} />
    </Dropdown>
  );
};
