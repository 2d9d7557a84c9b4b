import { BackLink } from '#web/components/navigation/back-link.tsx';
import { useProfile } from '#web/lib/page-data/profile.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';

/** Back to the account, for who has one: above the title of a page that the account leads to. */
export const AccountLink = () => {
  const { t, paths } = useTranslation();
  if (!useProfile()?.is_logged_in) return null;
  return <BackLink to={paths.profile()}>{t('layout.account')}</BackLink>;
};
