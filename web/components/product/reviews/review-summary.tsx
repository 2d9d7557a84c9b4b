import type { ReviewsData } from '#contract/reviews/review.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { useNumber } from '#web/lib/texts/numbers.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Rating } from '#web/ui/rating.tsx';
import { useRatingFormat } from './rating.tsx';
import type { ReviewLinks } from './review-query.ts';

type HistogramProps = Pick<ReviewsData, 'summary'> & { links: ReviewLinks };

/** How many gave how many stars; each row shows only those. */
const Histogram = ({ summary, links: { current, to } }: HistogramProps) => {
  const { t } = useTranslation();
  const number = useNumber();
  return (
    <ul className="grid gap-1">
      {summary.stars.map(({ rating, count }) => (
        <li key={rating}>
          <Link
            to={to({ rating: current.rating === rating ? null : rating })}
            preventScrollReset
            aria-current={current.rating === rating ? 'true' : undefined}
            className={cx(
              'grid min-h-8 grid-cols-[6ch_1fr_5ch] items-center gap-3 rounded-sm px-2 -mx-2 text-sm hover:bg-surface',
              current.rating === rating && 'bg-surface font-semibold',
            )}
          >
            <span>{t('reviews.star', { count: rating })}</span>
            <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-line">
              <span
                className="block h-full rounded-full bg-star forced-color-adjust-none"
                style={{ inlineSize: `${(count / Math.max(1, summary.count)) * 100}%` }}
              />
            </span>
            <span className="text-end text-faint tabular">{number(count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
};

type Props = { reviews: ReviewsData; links: ReviewLinks };

/** The average of all, and how it comes about. */
export const ReviewSummary = ({ reviews, links }: Props) => (
  <div className="late-part grid content-start gap-4 [--tall:15rem]">
    <AverageRating reviews={reviews} />
    <Histogram summary={reviews.summary} links={links} />
  </div>
);

/** The average of all, and of how many; which of them the reader can read, where that is not all of them. */
const AverageRating = ({
  reviews: { summary, total, in_language: own },
}: Pick<Props, 'reviews'>) => {
  const { t } = useTranslation();
  const average = useRatingFormat()(summary.average);
  return (
    <p className="flex items-center gap-4">
      <span className="text-4xl font-semibold">{average}</span>
      <span className="grid gap-1">
        <Rating value={summary.average} label={t('reviews.average', { rating: average })} />
        <span className="text-sm text-faint">
          {t('reviews.count', { count: total })}
          {own > 0 && own < total && ` · ${t('reviews.own', { count: own })}`}
        </span>
      </span>
    </p>
  );
};
