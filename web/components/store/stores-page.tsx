import type { PageOf } from '#contract/page.ts';
import type { StoreOverview } from '#contract/stores/store.ts';
import { PageBreadcrumbs } from '#web/components/navigation/page-breadcrumbs.tsx';
import { Pages } from '#web/components/navigation/page-links.tsx';
import { ShopPicture } from '#web/components/picture/picture.tsx';
import { ShortRating } from '#web/components/product/reviews/rating.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { StoreLogo } from './store-logo.tsx';

/** The name's link covers the card. */
const StoreCard = ({ store }: { store: StoreOverview }) => {
  const { t, paths } = useTranslation();
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-lg border border-line hover:border-edge">
      <div className="h-28 overflow-hidden bg-surface">
        {store.banner && (
          <ShopPicture
            image={store.banner}
            alt=""
            sizes="(min-width: 1200px) 30vw, (min-width: 768px) 46vw, 94vw"
            ratio={[4, 1]}
            upTo={960}
          />
        )}
      </div>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-1 p-4">
        <StoreLogo logo={store.logo} className="row-span-3 size-[72px]" />
        <h2 className="text-lg font-semibold">
          <Link
            to={paths.store(store.slug)}
            className="after:absolute after:inset-0 group-hover:underline"
          >
            {store.name}
          </Link>
        </h2>
        <ShortRating rating={store.rating} count={store.review_count} />
        <p className="text-sm text-faint">
          {store.city && `${store.city} · `}
          {t('listing.count', { count: store.products })}
        </p>
        {store.description && (
          <p className="col-span-full mt-2 line-clamp-2 text-sm text-soft">{store.description}</p>
        )}
      </div>
    </article>
  );
};

/** Every store of the marketplace. */
export const StoresPage = ({ stores }: { stores: PageOf<StoreOverview> }) => {
  const { t, paths } = useTranslation();
  return (
    <div className="shell pb-16">
      <PageBreadcrumbs places={[]} here={t('store.title')} />
      <h1 className="text-3xl font-semibold">{t('store.title')}</h1>
      <p className="mt-2 mb-6 max-w-prose text-soft">{t('store.description')}</p>
      {stores.result.length === 0 ? (
        <EmptyState icon="store" title={t('store.none')}>
          <Link to={paths.home()} className={buttonClass()}>
            {t('layout.backHome')}
          </Link>
        </EmptyState>
      ) : (
        <ul className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
          {stores.result.map((store) => (
            <li key={store.id}>
              <StoreCard store={store} />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-12">
        <Pages page={stores.page} lastPage={stores.last_page} />
      </div>
    </div>
  );
};
