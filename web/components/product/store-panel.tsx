import type { ProductDetail } from '#contract/product.ts';
import { Link } from 'react-router';
import { useTranslation } from '#web/lib/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ShopPicture } from './picture.tsx';
import { useRatingFormat } from './rating.tsx';

/** Who sells it. */
export const StorePanel = ({ store }: { store: ProductDetail['store'] }) => {
  const { t, paths } = useTranslation();
  const rating = useRatingFormat();
  const since = new Date(store.joined).getUTCFullYear();
  return (
    <section aria-label={t('product.store')} className="grid gap-3">
      <div className="flex items-center gap-3">
        <span className="grid size-12 shrink-0 place-items-center overflow-hidden rounded-full bg-surface">
          {store.logo ? (
            <ShopPicture image={store.logo} alt="" sizes="48px" upTo={320} />
          ) : (
            <Icon name="store" className="size-5 text-soft" />
          )}
        </span>
        <div className="min-w-0">
          <p className="text-xs text-faint">{t('product.soldBy')}</p>
          <p className="font-medium">{store.name}</p>
        </div>
      </div>
      <ul className="grid gap-1 text-sm text-soft">
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
      <Link
        to={paths.store(store.slug)}
        className={buttonClass({ variant: 'secondary', size: 'sm' })}
      >
        {t('product.visitStore')}
      </Link>
    </section>
  );
};
