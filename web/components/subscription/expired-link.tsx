import { SmallPage } from '#web/components/frame/small-page.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';

export const BackHome = () => {
  const { t, paths } = useTranslation();
  return (
    <div>
      <Link to={paths.home()} className={buttonClass({ variant: 'secondary' })}>
        {t('layout.backHome')}
      </Link>
    </div>
  );
};

/** A link that was right once. */
export const ExpiredLink = () => {
  const { t } = useTranslation();
  return (
    <SmallPage title={t('subscription.linkOver')} lead={t('subscription.linkOverText')}>
      <BackHome />
    </SmallPage>
  );
};
