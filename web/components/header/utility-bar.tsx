import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { cx } from '#web/ui/class-names.ts';
import { useAccountLinks } from './account-links.ts';
import { BarEnd, BarStart } from './fixed-links.tsx';
import { LanguageMenu } from './language-menu.tsx';

/** The profile or the ways in; until it is known which, room for the ways in. */
const AccountLinks = () => {
  const { isKnown, links, visitorLinks } = useAccountLinks();
  return (
    <div className={cx('hidden gap-4 2xl:flex', !isKnown && 'invisible')}>
      {(isKnown ? links : visitorLinks).map(({ to, text }) => (
        <Link key={to} to={to} className="small-link">
          <bdi className="max-w-40 truncate">{text}</bdi>
        </Link>
      ))}
    </div>
  );
};

/** The thin line on top of wide screens; small ones have all of it in the menu. */
export const UtilityBar = () => {
  const { t } = useTranslation();
  return (
    <nav
      aria-label={t('layout.shortcuts')}
      className="relative z-40 hidden border-b border-line text-sm text-soft xl:block"
    >
      <div className="shell flex flex-wrap items-center justify-between gap-x-6 py-0.5">
        <BarStart />
        <div className="ms-auto flex flex-wrap items-center gap-x-4">
          <BarEnd />
          <AccountLinks />
          <LanguageMenu />
        </div>
      </div>
    </nav>
  );
};
