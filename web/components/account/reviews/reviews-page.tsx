import type { DataOf } from '#contract/endpoint.ts';
import type { listOwnReviews, ReviewedLine, WrittenReview } from '#contract/reviews/own-review.ts';
import { AccountPage } from '#web/components/account/account-page.tsx';
import { ProductEntry, ProductName } from '#web/components/account/product-entry.tsx';
import { Pages } from '#web/components/navigation/page-links.tsx';
import { Thumbnail } from '#web/components/picture/picture.tsx';
import { LazyPopularProducts } from '#web/components/product/late-products.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { writeShortDate } from '#web/lib/texts/dates.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Rating } from '#web/ui/rating.tsx';

type Props = DataOf<typeof listOwnReviews>;

/** What leads to the form of a review; those who hear it are told of what. */
const FormLink = ({ line, isWritten }: { line: ReviewedLine; isWritten: boolean }) => {
  const { t, paths } = useTranslation();
  const text = t(isWritten ? 'ownReviews.change' : 'reviews.write');
  return (
    <Link
      to={paths.review(line.id)}
      aria-label={`${text}: ${line.product.title}`}
      className={buttonClass({ variant: 'secondary', size: 'sm' })}
    >
      {!isWritten && <Icon name="star" className="size-4" />}
      {text}
    </Link>
  );
};

const Pictures = ({ images }: { images: readonly string[] }) =>
  images.length > 0 && (
    <div className="flex flex-wrap gap-2">
      {images.map((image) => (
        <Thumbnail key={image} image={image} className="size-16 bg-surface" />
      ))}
    </div>
  );

const Written = ({ written: { review, line } }: { written: WrittenReview }) => {
  const { t, language } = useTranslation();
  const { rating, images, visible, helpful, reply } = review;
  return (
    <ProductEntry
      product={line.product}
      detail={line.variant}
      action={<FormLink line={line} isWritten />}
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-faint">
        <Rating value={rating} label={t('reviews.stars', { count: rating })} />
        {writeShortDate(review.date, language)}
        {!visible && <Badge tone="warning">{t('reviewPage.hidden')}</Badge>}
      </p>
      {review.review !== '' && (
        <p className="max-w-prose wrap-anywhere whitespace-pre-line">
          <bdi>{review.review}</bdi>
        </p>
      )}
      <Pictures images={images} />
      {helpful > 0 && (
        <p className="text-sm text-faint">{t('reviews.helpful', { count: helpful })}</p>
      )}
      {reply !== null && (
        <div className="grid gap-1 border-s-2 border-line ps-4">
          <p className="text-sm font-semibold">{t('reviews.reply')}</p>
          <p className="max-w-prose wrap-anywhere whitespace-pre-line">
            <bdi>{reply}</bdi>
          </p>
        </div>
      )}
    </ProductEntry>
  );
};

const ToReview = ({ lines }: { lines: readonly ReviewedLine[] }) => {
  const { t } = useTranslation();
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="to-review" className="grid gap-3 rounded-lg bg-surface p-5 sm:p-6">
      <h2 id="to-review" className="text-lg font-semibold">
        {t('ownReviews.toReview')}
      </h2>
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <li
            key={line.id}
            className="flex flex-wrap items-center justify-between gap-4 py-3 last:pb-0"
          >
            <ProductName product={line.product} detail={line.variant} />
            <FormLink line={line} isWritten={false} />
          </li>
        ))}
      </ul>
    </section>
  );
};

/** What the shopper has said of what they bought, and what they may still say something of. */
export const ReviewsPage = ({ written, to_review: open }: Props) => {
  const { t, paths } = useTranslation();
  return (
    <AccountPage title={t('accountMenu.reviews')}>
      <ToReview lines={open} />
      {written.total === 0 ? (
        <>
          <EmptyState
            compact
            icon="star"
            title={t('ownReviews.none')}
            text={t('ownReviews.noneText')}
          >
            <Link to={paths.orders()} className={buttonClass()}>
              {t('reviewPage.toOrders')}
            </Link>
          </EmptyState>
          <LazyPopularProducts />
        </>
      ) : (
        <section aria-labelledby="written" className="grid gap-4">
          <h2 id="written" className="text-xl font-semibold">
            {t('ownReviews.written')}
          </h2>
          <ul className="grid gap-4">
            {written.result.map((one) => (
              <Written key={one.review.id} written={one} />
            ))}
          </ul>
          <Pages page={written.page} lastPage={written.last_page} />
        </section>
      )}
    </AccountPage>
  );
};
