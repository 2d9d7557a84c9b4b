import type { Review } from '#contract/reviews/review.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { ReviewPicture } from './review-picture.tsx';

/** A single one is seen in its review. */
const FEWEST = 2;

/** The pictures of all reviews of the page in one row, whatever language these are written in. */
export const ReviewPictures = ({ reviews }: { reviews: readonly Review[] }) => {
  const { t } = useTranslation();
  const pictures = reviews.flatMap((review) =>
    review.images.map((image, at) => ({ review, image, number: at + 1 })),
  );
  if (pictures.length < FEWEST) return null;
  return (
    <div className="mb-6 grid gap-2">
      <h3 className="text-sm font-semibold">{t('reviews.pictures')}</h3>
      <ul className="flex flex-wrap gap-2">
        {pictures.map((picture) => (
          <li key={picture.image}>
            <ReviewPicture {...picture} place="shown" />
          </li>
        ))}
      </ul>
    </div>
  );
};
