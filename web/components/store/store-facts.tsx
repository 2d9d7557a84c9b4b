import type { StoreDetail } from '#contract/stores/store.ts';
import { useRatingFormat } from '#web/components/product/reviews/rating.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { IconName } from '#web/ui/icon-names.ts';
import { Icon } from '#web/ui/icon.tsx';

/** A figure or a promise in words, with its sign. */
export const Fact = ({ icon, text }: { icon: IconName; text: string }) => (
  <li className="inline-flex items-center gap-1.5">
    <Icon
      name={icon}
      filled={icon === 'star'}
      className={`size-4 ${icon === 'star' ? 'text-star' : 'text-faint'}`}
    />
    {text}
  </li>
);

/** Fewer than these say nothing of a store but that it counts. */
const FEW_FOLLOWERS = 10;

/** The figures of a store, the same for everybody. */
export default function StoreFacts(store: StoreDetail) {
  const { t } = useTranslation();
  const rating = useRatingFormat();
  const {
    rating: average,
    review_count: count,
    products,
    joined,
    response,
    city,
    followers,
  } = store;
  return (
    <ul
      aria-label={t('store.facts')}
      className="flex flex-wrap gap-x-5 gap-y-1.5 text-sm text-soft"
    >
      {count > 0 && (
        <Fact icon="star" text={t('product.storeRating', { rating: rating(average), count })} />
      )}
      <Fact icon="package" text={t('product.storeProducts', { count: products })} />
      {followers >= FEW_FOLLOWERS && (
        <Fact icon="heart" text={t('product.followers', { count: followers })} />
      )}
      <Fact
        icon="shield-check"
        text={t('product.storeSince', { year: String(new Date(joined).getUTCFullYear()) })}
      />
      {response !== null && (
        <Fact icon="clock" text={t('product.storeResponds', { count: response })} />
      )}
      {city && <Fact icon="map-pin" text={city} />}
    </ul>
  );
}
