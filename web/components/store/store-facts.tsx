import type { StoreDetail } from '#contract/stores/store.ts';
import { useRatingFormat } from '#web/components/product/reviews/rating.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { IconName } from '#web/ui/icon-names.ts';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { FEW_FOLLOWERS } from './few-followers.ts';

type FactProps = {
  icon: IconName;
  text: string;
  /** Left out on phones, where the goods come sooner so. */
  isMinor?: boolean;
};

/** A figure or a promise in words, with its sign. */
export const Fact = ({ icon, text, isMinor = false }: FactProps) => (
  <li className={cx('inline-flex items-center gap-1.5', isMinor && 'max-sm:hidden')}>
    <Icon
      name={icon}
      filled={icon === 'star'}
      className={`size-4 ${icon === 'star' ? 'text-star' : 'text-faint'}`}
    />
    {text}
  </li>
);

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
        <Fact icon="heart" text={t('store.followers', { count: followers })} />
      )}
      <Fact
        isMinor
        icon="shield-check"
        text={t('product.storeSince', { year: String(new Date(joined).getUTCFullYear()) })}
      />
      {response !== null && (
        <Fact isMinor icon="clock" text={t('product.storeResponds', { count: response })} />
      )}
      {city && <Fact icon="map-pin" text={city} />}
    </ul>
  );
}
