import type { ReactNode } from 'react';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** Nothing lies in the cart yet; `children` are other ways on. */
const EmptyCart = ({ children }: { children?: ReactNode }) => {
  const { t, paths } = useTranslation();
  return (
    <EmptyState
      compact
      icon="shopping-bag"
      title={t('cartPage.emptyTitle')}
      text={t('cartPage.emptyText')}
    >
      <Link to={paths.home()} className={buttonClass()}>
        {t('cartPage.startShopping')}
      </Link>
      {children}
    </EmptyState>
  );
};

export default EmptyCart;
