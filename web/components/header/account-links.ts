import { useProfile } from '#web/lib/page-data/profile.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { IconName } from '#web/ui/icon-names.ts';

type AccountLink = { to: string; text: string; icon: IconName };

type Who = {
  /** Whether it is known who is there: from the page, or since it has asked. */
  isKnown: boolean;
  isSignedIn: boolean;
  /** The profile, or the ways in, which most visitors want, until it is known who is there. */
  links: AccountLink[];
};

export const useAccountLinks = (): Who => {
  const { t, paths } = useTranslation();
  const { is_logged_in: isSignedIn, name } = useProfile() ?? {};
  const links: AccountLink[] = isSignedIn
    ? [{ to: paths.profile(), text: name ?? t('layout.profile'), icon: 'circle-user-round' }]
    : [
        { to: paths.otpLogin(), text: t('layout.login'), icon: 'circle-user-round' },
        { to: paths.register(), text: t('layout.register'), icon: 'pencil' },
      ];
  return { isKnown: isSignedIn !== undefined, isSignedIn: isSignedIn ?? false, links };
};
