import { MENU } from './mega-menu.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Logo } from './logo.tsx';

/** Opens the menu; the browser does it, with or without scripts. */
const MenuButton = () => {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      popoverTarget={MENU}
      aria-label={t('layout.menu')}
      className="-ms-2.5 inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full hover:text-primary lg:ms-0 lg:shrink-0 lg:px-3"
    >
      <Icon name="menu" className="size-6 lg:size-5" />
      <span aria-hidden="true" className="hidden text-sm font-medium lg:inline">
        {t('layout.categories')}
      </span>
    </button>
  );
};

/** What opens the menu, and the shop's logo. */
export const HeaderStart = () => (
  <>
    <MenuButton />
    <div className="lg:order-first">
      <Logo />
    </div>
  </>
);
