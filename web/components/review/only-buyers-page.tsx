import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** For whoever wants to review what they have not bought here. */
export const OnlyBuyersPage = () => {
  const { t, paths } = useTranslation();
  return (
    <div className="shell">
      <h1 className="sr-only">{t('reviewPage.onlyBuyers')}</h1>
      <EmptyState
        icon="package"
        title={t('reviewPage.onlyBuyers')}
        text={t('reviewPage.onlyBuyersText')}
      >
        <Link to={paths.orders()} className={buttonClass()}>
          {t('reviewPage.toOrders')}
        </Link>
      </EmptyState>
    </div>
  );
};
