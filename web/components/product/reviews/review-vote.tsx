import type { Review } from '#contract/reviews/review.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';

const BUTTON =
  'inline-flex min-h-8 items-center rounded-full border border-edge px-3.5 text-sm transition-colors hover:border-ink aria-pressed:border-primary aria-pressed:bg-primary-wash aria-pressed:text-primary';

/**
 * Whether a review has helped, and what is wrong with it. Static, and the same for everybody: a plain form,
 * which send-vote.ts sends where scripts run.
 */
export const ReviewVote = ({ review: { id, helpful } }: { review: Review }) => {
  const { t, paths } = useTranslation();
  return (
    <form
      method="post"
      action={paths.reviewVote(id)}
      data-failed={t('error.apiDown')}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-faint"
    >
      <span data-helpful="" className="basis-full empty:hidden">
        {helpful > 0 && t('reviews.helpful', { count: helpful })}
      </span>
      <span id={`helps-${id}`}>{t('reviews.question')}</span>
      {(['yes', 'no'] as const).map((value) => (
        <button
          key={value}
          type="submit"
          name="helpful"
          value={value}
          aria-describedby={`helps-${id}`}
          className={BUTTON}
        >
          {t(`reviews.${value}`)}
        </button>
      ))}
      <Link
        to={paths.reviewFeedback(id)}
        rel="nofollow"
        className="ms-auto inline-flex min-h-8 items-center underline underline-offset-4 hover:text-ink"
      >
        {t('reviews.report')}
      </Link>
      <span role="status" className="empty:hidden" />
    </form>
  );
};
