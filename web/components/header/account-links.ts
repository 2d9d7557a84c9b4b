import { useProfile } from '#web/lib/page-data/profile.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { IconName } from '#web/ui/icon-names.ts';

type AccountLink = { to: string; text: string; icon: IconName };

type Who = {
  /** Whether it is known who is there: from the page, or since it has asked. */
  isKnown: boolean;
  isSignedIn: boolean;
  /** The profile or the ways in; until it is known which, one link that suits everybody. */
  links: AccountLink[];
};

export const useAccountLinks = (): Who => {
  const { t, paths } = useTranslation();
  const { is_logged_in: isSignedIn, name } = useProfile() ?? {};
  const mine = (to: string, text: string): AccountLink => ({ to, text, icon: 'circle-user-round' });
  if (isSignedIn === undefined)
    return {
      isKnown: false,
      isSignedIn: false,
      links: [mine(paths.account(), t('layout.account'))],
    };
  const links: AccountLink[] = isSignedIn
    ? [mine(paths.profile(), name ?? t('layout.profile'))]
    : [
        mine(paths.otpLogin(), t('layout.login')),
        { to: paths.register(), text: t('layout.register'), icon: 'pencil' },
      ];
  return { isKnown: true, isSignedIn, links };
};
