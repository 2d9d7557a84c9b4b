import { useProfile } from '#web/lib/page-data/profile.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { IconName } from '#web/ui/icon-names.ts';

export type MenuEntry = { to: string; text: string; icon: IconName };

/** The pages of an account in groups; a guest gets those that need none. */
export const useMenuEntries = (): MenuEntry[][] => {
  const { t, paths } = useTranslation();
  const orders: MenuEntry = { to: paths.orders(), text: t('layout.orders'), icon: 'package' };
  const vouchers: MenuEntry = {
    to: paths.vouchers(),
    text: t('layout.vouchers'),
    icon: 'ticket-percent',
  };
  const wishlist: MenuEntry = { to: paths.wishlist(), text: t('layout.wishlist'), icon: 'heart' };
  const prescriptions: MenuEntry = {
    to: paths.prescriptions(),
    text: t('accountMenu.requests'),
    icon: 'file-up',
  };
  const notices: MenuEntry = { to: paths.notices(), text: t('accountMenu.notices'), icon: 'mail' };
  if (!useProfile()?.is_logged_in) return [[orders, vouchers, wishlist, prescriptions, notices]];
  return [
    [
      { to: paths.account(), text: t('accountMenu.overview'), icon: 'layout-grid' },
      orders,
      vouchers,
    ],
    [
      wishlist,
      { to: paths.compared(), text: t('layout.compared'), icon: 'scale' },
      { to: paths.following(), text: t('accountMenu.following'), icon: 'store' },
    ],
    [
      { to: paths.reviews(), text: t('accountMenu.reviews'), icon: 'star' },
      { to: paths.questions(), text: t('accountMenu.questions'), icon: 'message-circle' },
      prescriptions,
      notices,
    ],
    [
      { to: paths.addresses(), text: t('accountMenu.addresses'), icon: 'map-pin' },
      { to: paths.profile(), text: t('accountMenu.profile'), icon: 'circle-user-round' },
      { to: paths.passkeys(), text: t('accountMenu.passkeys'), icon: 'key-round' },
    ],
  ];
};
