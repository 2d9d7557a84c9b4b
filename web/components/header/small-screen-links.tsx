import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { useAccountLinks } from './account-links.ts';
import { MenuLinks, MenuSupport } from './lazy-fixed-links.tsx';
import { useLanguageLinks } from './language-menu.tsx';

/** The profile or the ways in, as buttons. */
const SignInLinks = () => (
  <div className="grid auto-cols-fr grid-flow-col gap-3 lg:hidden">
    {useAccountLinks().links.map(({ to, text }, at) => (
      <Link
        key={to}
        to={to}
        className={buttonClass({ size: 'sm', variant: at === 0 ? 'primary' : 'secondary' })}
      >
        <bdi>{text}</bdi>
      </Link>
    ))}
  </div>
);

const LanguageLinks = () => {
  const { t } = useTranslation();
  const links = useLanguageLinks();
  if (links.length === 0) return null;
  return (
    <nav aria-label={t('layout.language')} className="flex flex-wrap gap-x-5 gap-y-1">
      {links.map(({ key, props, name }) => (
        <a
          key={key}
          {...props}
          className="py-1.5 text-soft aria-current:font-semibold aria-current:text-primary"
        >
          {name}
        </a>
      ))}
    </nav>
  );
};

/** In the menu of small screens: what wide ones have in the line above the header. */
export const SmallScreenLinks = () => (
  <div className="grid gap-6 border-t border-line pt-6 lg:mb-6 lg:grid-cols-4 xl:hidden">
    <SignInLinks />
    <MenuLinks />
    <LanguageLinks />
    <MenuSupport />
  </div>
);
