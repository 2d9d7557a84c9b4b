import type { ProductDetail } from '#contract/product.ts';
import { Delivery } from '#web/components/product/delivery/delivery.tsx';
import FollowForm from '#web/components/store/follow-form.tsx';
import { StoreLogo } from '#web/components/store/store-logo.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { useRatingFormat } from '#web/components/product/reviews/rating.tsx';

/** Who sells it. */
const StorePanel = ({ store }: { store: ProductDetail['store'] }) => {
  const { t, paths } = useTranslation();
  const rating = useRatingFormat();
  const since = new Date(store.joined).getUTCFullYear();
  return (
    <section aria-label={t('product.store')} className="grid gap-3">
      <div className="flex items-center gap-3">
        <StoreLogo logo={store.logo} className="size-12" />
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
      <FollowForm storeId={store.id} />
      <Link
        to={paths.store(store.slug)}
        className={buttonClass({ variant: 'secondary', size: 'sm' })}
      >
        {t('product.visitStore')}
      </Link>
    </section>
  );
};

/** What comes with the product wherever it is bought: delivery, returns, the store. */
const OfferFacts = ({ product }: { product: ProductDetail }) => (
  <div className="grid content-start gap-6 border-line md:max-xl:grid-cols-2 md:max-xl:border-t md:max-xl:pt-5">
    <Delivery product={product} />
    <hr className="border-line md:hidden xl:block" />
    <StorePanel store={product.store} />
  </div>
);

export default OfferFacts;
