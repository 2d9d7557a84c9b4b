import { Link } from '#web/lib/link.tsx';
import { useMe } from '#web/lib/me.ts';
import { useCommon } from '#web/lib/shop-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { OwnerLinks } from './owner-links.tsx';
import { PrescriptionLink, SupportLinks } from './support-links.tsx';

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

/** What stands first in the line above the header: mail, helpline and the owner's links. */
export const UtilityStart = () => (
  <div className="flex flex-wrap items-center gap-x-4">
    <SupportLinks />
    <OwnerLinks links={useCommon().header_links.left} className="small-link" />
  </div>
);

/** What stands at its end, but for the languages. */
export const UtilityEnd = () => (
  <>
    <OwnerLinks links={useCommon().header_links.right} className="small-link" />
    <PrescriptionLink className="small-link font-semibold text-primary ltr:tracking-wide [&:is(:lang(en),:lang(fr),:lang(tr))]:uppercase [&:is(:lang(en),:lang(fr),:lang(tr))]:text-xs" />
    <div className="hidden gap-4 2xl:flex">
      <WhoLinks />
    </div>
  </>
);
