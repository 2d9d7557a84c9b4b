import { Link } from '#web/lib/link.tsx';
import { useCommon } from '#web/lib/shop-data.ts';
import { useMe } from '#web/lib/me.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { PrescriptionLink, SupportLinks } from './support-links.tsx';
import { ShopLink } from '#web/components/links/shop-link.tsx';

/** Sign-in and sign-up, or the way to the profile. */
const WhoLinks = () => {
  const { t, paths } = useTranslation();
  const me = useMe();
  if (me?.signedIn) {
    return (
      <Link to={paths.profile()} className="small-link">
        {me.name ?? t('layout.profile')}
      </Link>
    );
  }
  return (
    <>
      <Link to={paths.otpLogin()} className="small-link">
        {t('layout.login')}
      </Link>
      <Link to={paths.register()} className="small-link">
        {t('layout.register')}
      </Link>
    </>
  );
};

/** The thin line on top of wide screens; small ones have all of it in the menu. */
export const UtilityBar = () => {
  const { t } = useTranslation();
  const { header_links } = useCommon();
  const list = (links: typeof header_links.left) =>
    links.map((link) => (
      <ShopLink key={link.link + link.title} link={link} className="small-link">
        {link.title}
      </ShopLink>
    ));
  return (
    <nav
      aria-label={t('layout.shortcuts')}
      className="relative z-40 hidden border-b border-line text-sm text-soft xl:block"
    >
      <div className="shell flex flex-wrap items-center justify-between gap-x-6 py-0.5">
        <div className="flex flex-wrap items-center gap-x-4">
          <SupportLinks />
          {list(header_links.left)}
        </div>
        <div className="ms-auto flex flex-wrap items-center gap-x-4">
          {list(header_links.right)}
          <PrescriptionLink className="small-link font-semibold text-primary ltr:tracking-wide [&:is(:lang(en),:lang(fr),:lang(tr))]:uppercase [&:is(:lang(en),:lang(fr),:lang(tr))]:text-xs" />
          <div className="hidden gap-4 2xl:flex">
            <WhoLinks />
          </div>
          <LanguageMenu />
        </div>
      </div>
    </nav>
  );
};
