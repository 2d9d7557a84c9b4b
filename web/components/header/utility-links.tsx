import { Link } from '#web/lib/paths/link.tsx';
import { useMe } from '#web/lib/page-data/me.ts';
import { useCommon } from '#web/lib/page-data/shop-data.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { cachedPart } from '#web/rendering/cached-part.tsx';
import { OwnerLinks } from './owner-links.tsx';
import { PrescriptionLink, SupportLinks } from './support-links.tsx';

/** Sign-in and sign-up, or the way to the profile. */
export const WhoLinks = () => {
  const { t, paths } = useTranslation();
  const me = useMe();
  return (
    <div className="hidden gap-4 2xl:flex">
      {me?.signedIn ? (
        <Link to={paths.profile()} className="small-link">
          {me.name ?? t('layout.profile')}
        </Link>
      ) : (
        <>
          <Link to={paths.otpLogin()} className="small-link">
            {t('layout.login')}
          </Link>
          <Link to={paths.register()} className="small-link">
            {t('layout.register')}
          </Link>
        </>
      )}
    </div>
  );
};

/** What stands first in the line above the header: mail, helpline and the owner's links. */
export const UtilityStart = cachedPart(
  { name: 'utility-start', as: 'div', className: 'flex flex-wrap items-center gap-x-4' },
  () => (
    <>
      <SupportLinks />
      <OwnerLinks links={useCommon().header_links.left} className="small-link" />
    </>
  ),
);

/** What stands at its end, but for who is there and the languages. */
export const UtilityEnd = cachedPart(
  { name: 'utility-end', as: 'div', className: 'contents' },
  () => (
    <>
      <OwnerLinks links={useCommon().header_links.right} className="small-link" />
      <PrescriptionLink className="small-link font-semibold text-primary ltr:tracking-wide [&:is(:lang(en),:lang(fr),:lang(tr))]:uppercase [&:is(:lang(en),:lang(fr),:lang(tr))]:text-xs" />
    </>
  ),
);
