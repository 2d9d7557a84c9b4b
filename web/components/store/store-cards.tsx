import type { StoreOverview } from '#contract/stores/store.ts';
import { ShopPicture } from '#web/components/picture/picture.tsx';
import { ShortRating } from '#web/components/product/reviews/rating.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { FEW_FOLLOWERS } from './few-followers.ts';
import { StoreLogo } from './store-logo.tsx';

/** The name's link covers the card. */
const StoreCard = ({ store }: { store: StoreOverview }) => {
  const { t, paths } = useTranslation();
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-lg border border-line hover:border-edge">
      <div className="h-24 overflow-hidden bg-surface md:h-40">
        {store.banner && (
          <ShopPicture
            image={store.banner}
            alt=""
            // Its middle fills the frame.
            sizes="(min-width: 768px) 640px, 94vw"
            ratio={[4, 1]}
            upTo={960}
          />
        )}
      </div>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-1 p-4">
        <StoreLogo logo={store.logo} className="row-span-3 size-20" />
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
          {[
            store.city,
            t('listing.count', { count: store.products }),
            store.followers >= FEW_FOLLOWERS && t('store.followers', { count: store.followers }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {store.description && (
          <p className="col-span-full mt-2 line-clamp-2 text-sm text-soft">{store.description}</p>
        )}
      </div>
    </article>
  );
};

/** Stores side by side, each with its banner and figures. */
const StoreCards = ({ stores }: { stores: readonly StoreOverview[] }) => (
  <ul className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
    {stores.map((store) => (
      <li key={store.id}>
        <StoreCard store={store} />
      </li>
    ))}
  </ul>
);

export default StoreCards;
