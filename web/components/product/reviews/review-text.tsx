import type { Review } from '#contract/reviews/review.ts';
import { languageName } from '#i18n/formats.ts';
import { writeShortDate } from '#web/lib/texts/dates.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { ReviewPicture } from './review-picture.tsx';

/** Words and pictures of a review, and what the store has answered. */
export const ReviewText = ({ review }: { review: Review }) => {
  const { t, language } = useTranslation();
  const isForeign = review.language !== language.code && review.review !== '';
  return (
    <>
      {/* Whatever its direction, it begins where the page's own texts do. */}
      {review.review !== '' && (
        <p className="max-w-prose whitespace-pre-line">
          <bdi lang={review.language}>{review.review}</bdi>
        </p>
      )}
      {isForeign && (
        <p className="text-sm text-faint">
          {t('reviews.writtenIn', { language: languageName(language.locale, review.language) })}
        </p>
      )}
      {review.images.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {review.images.map((image, at) => (
            <li key={image}>
              <ReviewPicture review={review} image={image} number={at + 1} place="review" />
            </li>
          ))}
        </ul>
      )}
      {review.reply && (
        <div className="my-1 max-w-prose rounded-md bg-surface px-4 py-3">
          <p className="text-sm font-semibold">
            {t('reviews.reply')}{' '}
            <span className="font-normal text-faint">
              {writeShortDate(review.reply.date, language)}
            </span>
          </p>
          <p className="text-sm whitespace-pre-line">
            <bdi>{review.reply.text}</bdi>
          </p>
        </div>
      )}
    </>
  );
};
