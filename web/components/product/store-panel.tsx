import type { ProductDetail } from '#contract/catalogue/product.ts';
import FollowForm from '#web/components/store/follow-form.tsx';
import { StoreLogo } from '#web/components/store/store-logo.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { useRatingFormat } from '#web/components/product/reviews/rating.tsx';

/** Who sells it. */
const StorePanel = ({ product: { store } }: { product: ProductDetail }) => {
  const { t, paths } = useTranslation();
  const rating = useRatingFormat();
  const since = new Date(store.joined).getUTCFullYear();
  return (
    <section
      aria-label={t('product.store')}
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg bg-band p-5"
    >
      <div className="flex items-center gap-3">
        <StoreLogo logo={store.logo} className="size-12" />
        <div className="min-w-0">
          <p className="text-xs text-faint">{t('product.soldBy')}</p>
          <p className="font-medium">{store.name}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <FollowForm storeId={store.id} />
        <Link
          to={paths.store(store.slug)}
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          {t('product.visitStore')}
        </Link>
      </div>
      <ul className="flex basis-full flex-wrap gap-x-5 gap-y-1 text-sm text-soft">
        {store.review_count > 0 && (
          <li>
            {t('product.storeRating', { rating: rating(store.rating), count: store.review_count })}
          </li>
        )}
        <li>{t('product.storeProducts', { count: store.product_count })}</li>
        <li>{t('product.storeSince', { year: String(since) })}</li>
        {store.response_hours !== null && (
          <li>{t('product.storeResponds', { count: store.response_hours })}</li>
        )}
      </ul>
    </section>
  );
};

export default StorePanel;
