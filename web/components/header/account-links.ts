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
  /** The ways in. */
  visitorLinks: AccountLink[];
};

export const useAccountLinks = (): Who => {
  const { t, paths } = useTranslation();
  const { is_logged_in: isSignedIn, name } = useProfile() ?? {};
  const mine = (to: string, text: string): AccountLink => ({ to, text, icon: 'circle-user-round' });
  const visitorLinks = [
    mine(paths.otpLogin(), t('layout.login')),
    { to: paths.register(), text: t('layout.register'), icon: 'pencil' } as const,
  ];
  if (isSignedIn === undefined)
    return {
      isKnown: false,
      isSignedIn: false,
      links: [mine(paths.account(), t('layout.account'))],
      visitorLinks,
    };
  const links = isSignedIn ? [mine(paths.profile(), name ?? t('layout.profile'))] : visitorLinks;
  return { isKnown: true, isSignedIn, links, visitorLinks };
};
