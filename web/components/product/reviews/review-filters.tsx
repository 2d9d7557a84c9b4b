import { REVIEW_SORTS } from '#contract/sorts.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { chipClass } from '#web/ui/badge.tsx';
import type { ReviewLinks } from './review-query.ts';

type Props = {
  links: ReviewLinks;
  /** Whether any review of the product has one. */
  havePictures: boolean;
};

/** In which order, and which of them: links, so that they work without scripts. */
export const ReviewFilters = ({ links, havePictures }: Props) => {
  const { t } = useTranslation();
  const { current, chosenVariant, to } = links;
  const variant = current.variant ?? chosenVariant;
  return (
    <ul aria-label={t('reviews.sort')} className="mb-6 flex flex-wrap gap-2">
      {REVIEW_SORTS.map((sort) => (
        <li key={sort}>
          <Link
            to={to({ sort })}
            preventScrollReset
            aria-current={current.sort === sort ? 'true' : undefined}
            className={chipClass(current.sort === sort)}
          >
            {t(`reviews.order.${sort}`)}
          </Link>
        </li>
      ))}
      {(havePictures || current.pictures) && (
        <li>
          <Link
            to={to({ pictures: !current.pictures })}
            preventScrollReset
            aria-current={current.pictures ? 'true' : undefined}
            className={chipClass(current.pictures)}
          >
            {t('reviews.withPictures')}
          </Link>
        </li>
      )}
      {variant !== null && (
        <li>
          <Link
            to={to({ variant: current.variant === null ? variant : null })}
            preventScrollReset
            aria-current={current.variant === null ? undefined : 'true'}
            className={chipClass(current.variant !== null)}
          >
            {t('reviews.thisVariant')}
          </Link>
        </li>
      )}
      {current.rating !== null && (
        <li>
          <Link to={to({ rating: null })} preventScrollReset className={chipClass()}>
            {t('reviews.allStars')}
          </Link>
        </li>
      )}
    </ul>
  );
};
