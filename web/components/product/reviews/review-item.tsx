import type { Review } from '#contract/review.ts';
import { writeShortDate } from '#web/lib/texts/dates.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Rating } from '#web/ui/rating.tsx';
import { ReviewPicture } from './review-picture.tsx';

/** What one shopper says, in the language it was written in. */
export const ReviewItem = ({ review }: { review: Review }) => {
  const { t, language } = useTranslation();
  return (
    <article
      className={cx(
        'late-part grid gap-2 border-b border-line py-6',
        review.images.length > 0 ? '[--tall:14rem]' : '[--tall:8rem]',
      )}
    >
      <Rating value={review.rating} label={t('reviews.stars', { count: review.rating })} />
      {/* Whatever its direction, it begins where the page's own texts do. */}
      <p className="max-w-prose whitespace-pre-line">
        <bdi lang={review.language}>{review.review}</bdi>
      </p>
      {review.images.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {review.images.map((image, at) => (
            <li key={image}>
              <ReviewPicture
                image={image}
                alt={t('reviews.pictureBy', { name: review.name, number: at + 1 })}
                id={`review-${review.id}-${at + 1}`}
              />
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm text-faint">
        <bdi>{review.name}</bdi> · {writeShortDate(review.date, language)}
        {review.variant && (
          <>
            {' · '}
            <bdi>{review.variant}</bdi>
          </>
        )}
        {review.helpful > 0 && <> · {t('reviews.helpful', { count: review.helpful })}</>}
      </p>
    </article>
  );
};
