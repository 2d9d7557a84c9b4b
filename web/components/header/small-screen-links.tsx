import { Link } from '#web/lib/link.tsx';
import { ShopLink } from '#web/components/links/shop-link.tsx';
import { useCommon } from '#web/lib/shop-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { useLanguageLinks } from './language-menu.tsx';
import { PrescriptionLink, SupportLinks } from './support-links.tsx';

/** In the menu of small screens: what wide ones have in the line above the header. */
export const SmallScreenLinks = () => {
  const { t, paths } = useTranslation();
  const { header_links } = useCommon();
  const languageLinks = useLanguageLinks();
  return (
    <div className="grid gap-6 border-t border-line pt-6 lg:mb-6 lg:grid-cols-4 xl:hidden">
      <div className="grid grid-cols-2 gap-3 lg:hidden">
        <Link to={paths.otpLogin()} className={buttonClass({ size: 'sm' })}>
          {t('layout.login')}
        </Link>
        <Link to={paths.register()} className={buttonClass({ size: 'sm', variant: 'secondary' })}>
          {t('layout.register')}
        </Link>
      </div>
      <div className="grid">
        {[...header_links.left, ...header_links.right].map((link) => (
          <ShopLink key={link.link + link.title} link={link} className="py-2">
            {link.title}
          </ShopLink>
        ))}
        <PrescriptionLink className="flex items-center gap-2 py-2 font-medium text-primary" />
      </div>
      {languageLinks.length > 0 && (
        <nav aria-label={t('layout.language')} className="flex flex-wrap gap-x-5 gap-y-1">
          {languageLinks.map(({ key, props, name }) => (
            <a
              key={key}
              {...props}
              className="py-1.5 text-soft aria-current:font-semibold aria-current:text-primary"
            >
              {name}
            </a>
          ))}
        </nav>
      )}
      <div className="grid justify-items-start text-sm text-soft">
        <SupportLinks />
      </div>
    </div>
  );
};
