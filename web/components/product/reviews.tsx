import type { RatingSummary, Review, ReviewsData } from '#contract/review.ts';
import { REVIEW_SORTS } from '#contract/sorts.ts';
import { Link, useSearchParams } from 'react-router';
import { useTranslation } from '#web/lib/translation.tsx';
import { chipClass } from '#web/ui/badge.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Pagination } from '#web/ui/pagination.tsx';
import { Rating } from '#web/ui/rating.tsx';
import { useRatingFormat } from './rating.tsx';
import { ReviewItem } from './review-item.tsx';
import { reviewAddress, reviewQueryOf, type ReviewQuery } from './review-query.ts';

/** More than these are a press away. */
const SHOWN = 6;

/** The reviews that the address asks for, and addresses that ask for others. */
const useReviewQuery = () => {
  const [query] = useSearchParams();
  return {
    asked: reviewQueryOf(query),
    to: (changes: Partial<ReviewQuery>) => reviewAddress(query, changes),
  };
};

/** How many gave how many stars; each row shows only those. */
const Histogram = ({ summary }: { summary: RatingSummary }) => {
  const { t, language } = useTranslation();
  const { asked, to } = useReviewQuery();
  const number = new Intl.NumberFormat(language.locale);
  return (
    <ul className="grid gap-1">
      {summary.stars.map(({ rating, count }) => (
        <li key={rating}>
          <Link
            to={to({ rating: asked.rating === rating ? null : rating })}
            preventScrollReset
            aria-current={asked.rating === rating ? 'true' : undefined}
            className={cx(
              'grid min-h-8 grid-cols-[6ch_1fr_5ch] items-center gap-3 rounded-sm px-2 text-sm hover:bg-surface',
              asked.rating === rating && 'bg-surface font-semibold',
            )}
          >
            <span>{t('reviews.star', { count: rating })}</span>
            <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-line">
              <span
                className="block h-full rounded-full bg-star"
                style={{ inlineSize: `${(count / Math.max(1, summary.count)) * 100}%` }}
              />
            </span>
            <span className="text-end text-faint tabular-nums">{number.format(count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
};

/** The rest of the page's reviews: read by those who want to know. */
const MoreReviews = ({ reviews, open }: { reviews: readonly Review[]; open: boolean }) => {
  const { t } = useTranslation();
  if (reviews.length === 0) return null;
  return (
    <details open={open} className="group/more">
      <summary className="inline-flex min-h-11 items-center font-medium text-primary underline underline-offset-4 group-open/more:hidden">
        {t('reviews.more', { count: reviews.length })}
      </summary>
      {reviews.map((review) => (
        <ReviewItem key={review.id} review={review} />
      ))}
    </details>
  );
};

const Orders = () => {
  const { t } = useTranslation();
  const { asked, to } = useReviewQuery();
  return (
    <ul aria-label={t('reviews.sort')} className="mb-6 flex flex-wrap gap-2">
      {REVIEW_SORTS.map((sort) => (
        <li key={sort}>
          <Link
            to={to({ sort })}
            preventScrollReset
            aria-current={asked.sort === sort ? 'true' : undefined}
            className={chipClass(asked.sort === sort)}
          >
            {t(`reviews.order.${sort}`)}
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={to({ pictures: !asked.pictures })}
          preventScrollReset
          aria-current={asked.pictures ? 'true' : undefined}
          className={chipClass(asked.pictures)}
        >
          {t('reviews.withPictures')}
        </Link>
      </li>
      {asked.rating !== null && (
        <li>
          <Link to={to({ rating: null })} preventScrollReset className={chipClass()}>
            {t('reviews.allStars')}
          </Link>
        </li>
      )}
    </ul>
  );
};

const Summary = ({ summary }: { summary: RatingSummary }) => {
  const { t } = useTranslation();
  const average = useRatingFormat()(summary.average);
  return (
    <div className="grid content-start gap-4">
      <p className="flex items-center gap-4">
        <span className="text-4xl font-semibold">{average}</span>
        <span className="grid gap-1">
          <Rating value={summary.average} label={t('reviews.average', { rating: average })} />
          <span className="text-sm text-faint">{t('reviews.count', { count: summary.count })}</span>
        </span>
      </p>
      <Histogram summary={summary} />
    </div>
  );
};

/** What shoppers say: the whole picture first, then one by one. */
const Reviews = ({ reviews }: { reviews: ReviewsData }) => {
  const { t } = useTranslation();
  const { asked, to } = useReviewQuery();
  const { summary, all } = reviews;
  return (
    <section id="reviews" aria-labelledby="reviews-title">
      <h2 id="reviews-title" className="mb-6 text-2xl font-semibold">
        {t('reviews.title')}
      </h2>
      {summary.count === 0 ? (
        <p className="text-soft">{t('reviews.none')}</p>
      ) : (
        <div className="grid gap-x-16 gap-y-8 md:grid-cols-[18rem_1fr]">
          <Summary summary={summary} />
          <div>
            <Orders />
            {all.result.length === 0 && <p className="text-soft">{t('reviews.noneSuch')}</p>}
            {all.result.slice(0, SHOWN).map((review) => (
              <ReviewItem key={review.id} review={review} />
            ))}
            <MoreReviews reviews={all.result.slice(SHOWN)} open={asked.page > 1} />
            <div className="mt-6">
              <Pagination
                page={all.page}
                lastPage={all.last_page}
                labels={{
                  pages: t('reviews.pages'),
                  page: (number) => t('layout.page', { number }),
                  previous: t('layout.previousPage'),
                  next: t('layout.nextPage'),
                }}
                link={({ page, children, ...rest }) => (
                  <Link key={page} to={to({ page })} preventScrollReset {...rest}>
                    {children}
                  </Link>
                )}
              />
            </div>
          </div>
        </div>
      )}
    </section>
  );
};

export default Reviews;
