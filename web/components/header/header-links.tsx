import { Link } from '#web/lib/paths/link.tsx';
import { useCommon } from '#web/lib/page-data/shop-data.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { cachedPart } from '#web/rendering/cached-part.tsx';
import { OwnerLinks } from './owner-links.tsx';
import { PrescriptionLink } from './support-links.tsx';

/** Sign-in and sign-up, as buttons. */
export const SignInLinks = () => {
  const { t, paths } = useTranslation();
  return (
    <div className="grid grid-cols-2 gap-3 lg:hidden">
      <Link to={paths.otpLogin()} className={buttonClass({ size: 'sm' })}>
        {t('layout.login')}
      </Link>
      <Link to={paths.register()} className={buttonClass({ size: 'sm', variant: 'secondary' })}>
        {t('layout.register')}
      </Link>
    </div>
  );
};

/** The owner's links, one below the other. */
export const HeaderLinks = cachedPart(
  { name: 'header-links', as: 'div', className: 'grid' },
  () => {
    const { left, right } = useCommon().header_links;
    return (
      <>
        <OwnerLinks links={[...left, ...right]} className="py-2" />
        <PrescriptionLink className="flex items-center gap-2 py-2 font-medium text-primary" />
      </>
    );
  },
);
