import type { RatingSummary } from '#contract/review.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Rating } from '#web/ui/rating.tsx';
import { useRatingFormat } from './rating.tsx';

/** The average of all, and of how many. */
export const AverageRating = ({ summary }: { summary: RatingSummary }) => {
  const { t } = useTranslation();
  const average = useRatingFormat()(summary.average);
  return (
    <p className="flex items-center gap-4">
      <span className="text-4xl font-semibold">{average}</span>
      <span className="grid gap-1">
        <Rating value={summary.average} label={t('reviews.average', { rating: average })} />
        <span className="text-sm text-faint">{t('reviews.count', { count: summary.count })}</span>
      </span>
    </p>
  );
};
