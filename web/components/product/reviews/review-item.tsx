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

/** Who says it, that they have bought it, and when. */
const Reviewer = ({ review: { name, date } }: Pick<Props, 'review'>) => {
  const { t, language } = useTranslation();
  const [initial] = name;
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm">
      <span
        aria-hidden="true"
        className="grid size-10 shrink-0 place-items-center rounded-full bg-primary-wash font-semibold text-primary"
      >
        {initial}
      </span>
      <p className="grid grow">
        <bdi className="justify-self-start font-medium">{name}</bdi>
        <span className="inline-flex items-center gap-1 text-success">
          <Icon name="circle-check" className="size-4" />
          {t('reviews.verified')}
        </span>
      </p>
      <span className="self-start text-faint">{writeShortDate(date, language)}</span>
    </div>
  );
};

/** Which one they have bought: leads to what is said of it. */
const Variant = ({ review: { variant, inventory_id: id }, links }: Props) =>
  id === null ? (
    <bdi>{variant}</bdi>
  ) : (
    <Link
      to={links.to({ variant: id })}
      preventScrollReset
      className="underline underline-offset-4 hover:text-ink"
    >
      <bdi>{variant}</bdi>
    </Link>
  );

/** What one shopper says, in the language it was written in. */
export const ReviewItem = ({ review, links }: Props) => {
  const { t } = useTranslation();
  return (
    <article
      id={`review-${review.id}`}
      className={cx(
        'late-part grid content-start gap-2 rounded-lg border border-line p-5',
        review.images.length > 0 ? '[--tall:17rem]' : '[--tall:12rem]',
      )}
    >
      <Reviewer review={review} />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-faint">
        <Rating value={review.rating} label={t('reviews.stars', { count: review.rating })} />
        {review.variant && <Variant review={review} links={links} />}
      </p>
      <ReviewText review={review} />
      <ReviewVote review={review} />
    </article>
  );
};
