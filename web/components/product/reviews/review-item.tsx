import type { Review } from '#contract/reviews/review.ts';
import { writeShortDate } from '#web/lib/texts/dates.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Rating } from '#web/ui/rating.tsx';
import type { ReviewLinks } from './review-query.ts';
import { ReviewText } from './review-text.tsx';
import { ReviewVote } from './review-vote.tsx';

type Props = {
  review: Review;
  /** Where it stands among others of its product. */
  links: ReviewLinks;
};

/** What one shopper says, in the language it was written in. */
export const ReviewItem = ({ review, links }: Props) => {
  const { t, language } = useTranslation();
  return (
    <article
      id={`review-${review.id}`}
      className={cx(
        'late-part grid content-start gap-2 rounded-lg border border-line p-5',
        review.images.length > 0 ? '[--tall:17rem]' : '[--tall:12rem]',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Rating value={review.rating} label={t('reviews.stars', { count: review.rating })} />
        <span className="inline-flex items-center gap-1 text-sm text-success">
          <Icon name="circle-check" className="size-4" />
          {t('reviews.verified')}
        </span>
      </div>
      <ReviewText review={review} />
      <p className="text-sm text-faint">
        <bdi>{review.name}</bdi> · {writeShortDate(review.date, language)}
        {review.variant && (
          <>
            {' · '}
            {review.inventory_id === null ? (
              <bdi>{review.variant}</bdi>
            ) : (
              <Link
                to={links.to({ variant: review.inventory_id })}
                preventScrollReset
                className="underline underline-offset-4 hover:text-ink"
              >
                <bdi>{review.variant}</bdi>
              </Link>
            )}
          </>
        )}
      </p>
      <ReviewVote review={review} />
    </article>
  );
};
