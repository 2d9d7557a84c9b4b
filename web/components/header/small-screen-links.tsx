import { useTranslation } from '#web/lib/texts/translation.tsx';
import { MenuSupport } from './lazy-fixed-links.tsx';
import { useLanguageLinks } from './language-menu.tsx';

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
    <LanguageLinks />
    <MenuSupport />
  </div>
);
