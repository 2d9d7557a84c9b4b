import type { Review, ReviewsData } from '#contract/reviews/review.ts';
import { PageLinks } from '#web/components/navigation/page-links.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { StaticPart } from '#web/rendering/static-part.tsx';
import { ReviewFilters } from './review-filters.tsx';
import { ReviewItem } from './review-item.tsx';
import { ReviewPictures } from './review-pictures.tsx';
import { reviewLinks, type ReviewLinks } from './review-query.ts';
import { ReviewSummary } from './review-summary.tsx';

/** More than these are a press away. */
const SHOWN = 4;

type ListProps = { reviews: readonly Review[]; links: ReviewLinks };

/** The first of a page's reviews, and the others folded away behind them for those who want to know. */
const ReviewList = ({ reviews, links }: ListProps) => {
  const { t } = useTranslation();
  const count = Math.max(0, reviews.length - SHOWN);
  return (
    <>
      <StaticPart data={reviews} className="opinions">
        {(items) => <ReviewItems reviews={items.slice(0, SHOWN)} links={links} />}
      </StaticPart>
      {count > 0 && (
        <details open={links.current.page > 1} className="group/more mt-4">
          <summary className="inline-flex min-h-11 items-center font-medium text-primary underline underline-offset-4 group-open/more:hidden">
            {t('reviews.more', { count })}
          </summary>
          <StaticPart data={reviews} className="opinions">
            {(items) => <ReviewItems reviews={items.slice(SHOWN)} links={links} />}
          </StaticPart>
        </details>
      )}
    </>
  );
};

/** In the usual order those in the page's language come first; each of the others says its own. */
const LanguageNote = ({ total, in_language: own }: ReviewsData) => {
  const { t } = useTranslation();
  if (own === total) return null;
  return (
    <p className="mb-4 text-sm text-faint">
      {own === 0 ? t('reviews.noneOwn') : t('reviews.ownFirst')}
    </p>
  );
};

type Props = {
  productId: string;
  reviews: ReviewsData;
  /** What the page's address asks for, as `carriedQuery` has it. */
  query: string;
};

/** What shoppers say: the whole picture first, then one by one. */
const Reviews = ({ productId, reviews, query }: Props) => {
  const { t } = useTranslation();
  const links = reviewLinks(query);
  const { summary, all } = reviews;
  const { sort, rating, pictures, variant } = links.current;
  const isUnfiltered = sort === 'helpful' && rating === null && !pictures && variant === null;
  return (
    <section id="reviews" aria-labelledby="reviews-title">
      <h2 id="reviews-title" className="mb-6 text-2xl font-semibold">
        {t('reviews.title')}
      </h2>
      {summary.count === 0 ? (
        <div className="grid justify-items-start gap-4">
          <p className="text-soft">{t('reviews.none')}</p>
          <WriteLink productId={productId} />
        </div>
      ) : (
        <div className="grid gap-x-16 gap-y-8 md:grid-cols-[18rem_1fr]">
          <div className="grid content-start justify-items-start gap-6 *:first:w-full">
            <ReviewSummary reviews={reviews} links={links} />
            <WriteLink productId={productId} />
          </div>
          <div>
            {isUnfiltered && <ReviewPictures reviews={all.result} />}
            <ReviewFilters links={links} havePictures={reviews.with_images > 0} />
            {sort === 'helpful' && <LanguageNote {...reviews} />}
            {all.result.length === 0 && <p className="text-soft">{t('reviews.noneSuch')}</p>}
            <ReviewList reviews={all.result} links={links} />
            <div className="mt-6">
              <PageLinks
                page={all.page}
                lastPage={all.last_page}
                label={t('reviews.pages')}
                addressOf={(page) => links.to({ page })}
                preventScrollReset
              />
            </div>
          </div>
        </div>
      )}
    </section>
  );
};

export default Reviews;

/** To where one reviews what one has bought. */
const WriteLink = ({ productId }: { productId: string }) => {
  const { t, paths } = useTranslation();
  return (
    <Link to={paths.reviewProduct(productId)} className={buttonClass({ variant: 'secondary' })}>
      {t('reviews.write')}
    </Link>
  );
};

/** Reviews one below the other: the same whatever else the page's address asks for. */
const ReviewItems = ({ reviews, links }: ListProps) =>
  reviews.map((review) => <ReviewItem key={review.id} review={review} links={links} />);
