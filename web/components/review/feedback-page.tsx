import { Form, useNavigation } from 'react-router';
import type { DataOf } from '#contract/endpoint.ts';
import { REPORT_REASONS, type ReportReason } from '#contract/reviews/review-rules.ts';
import type { getReview } from '#contract/reviews/review-vote.ts';
import { FlashToast } from '#web/components/frame/flash-toast.tsx';
import { ReviewText } from '#web/components/product/reviews/review-text.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { Flash } from '#web/lib/visit/flash.server.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { TextAreaField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Rating } from '#web/ui/rating.tsx';

type Refused = {
  message: string;
  fields: Record<string, string>;
  typed: { reason: ReportReason | undefined; details: string };
};
type Props = DataOf<typeof getReview> & { flash: Flash | null; refused: Refused | undefined };

/** One review on a page of its own: whether it has helped, and what is wrong with it. */
export const FeedbackPage = ({ review, product, voted, reported, flash, refused }: Props) => {
  const { t, paths } = useTranslation();
  return (
    <div className="shell-narrow grid justify-items-center py-8 md:py-12">
      <div className="grid w-full max-w-2xl grid-cols-1 gap-8">
        <FlashToast flash={flash} />
        <h1 className="text-3xl font-semibold">
          {t('reviewPage.feedbackTitle', { name: review.name })}
        </h1>
        <article className="grid gap-2 rounded-lg border border-line p-5">
          <Link to={paths.product(product)} className="font-medium hover:text-primary">
            {product.title}
          </Link>
          <Rating value={review.rating} label={t('reviews.stars', { count: review.rating })} />
          <ReviewText review={review} />
          {review.helpful > 0 && (
            <p className="text-sm text-faint">{t('reviews.helpful', { count: review.helpful })}</p>
          )}
        </article>
        <Vote id={review.id} voted={voted} />
        {reported ? (
          <Notice tone="info">{t('reviewPage.alreadyReported')}</Notice>
        ) : (
          <Report id={review.id} refused={refused} />
        )}
        <div>
          <Link to={paths.product(product)} className={buttonClass({ variant: 'secondary' })}>
            {t('reviewPage.toProduct')}
          </Link>
        </div>
      </div>
    </div>
  );
};

/** A press on what one has said already takes it back. */
const Vote = ({ id, voted }: { id: string; voted: boolean | null }) => {
  const { t, paths } = useTranslation();
  const answers = [
    { value: 'yes', isChosen: voted === true },
    { value: 'no', isChosen: voted === false },
  ] as const;
  return (
    <form
      method="post"
      action={paths.reviewVote(id)}
      className="flex flex-wrap items-center gap-3"
      aria-labelledby="helps"
    >
      <span id="helps">{t('reviews.question')}</span>
      {answers.map(({ value, isChosen }) => (
        <Button
          key={value}
          type="submit"
          name="helpful"
          value={isChosen ? '' : value}
          variant={isChosen ? 'primary' : 'secondary'}
          size="sm"
          aria-pressed={isChosen}
        >
          {t(`reviews.${value}`)}
        </Button>
      ))}
    </form>
  );
};

const Report = ({ id, refused }: { id: string; refused: Refused | undefined }) => {
  const { t, paths } = useTranslation();
  const busy = useNavigation().formMethod === 'POST';
  return (
    <Form method="post" action={paths.reviewFeedback(id)} noValidate className="grid gap-5">
      {refused && (
        <Notice tone="error" alert>
          {refused.message}
        </Notice>
      )}
      <fieldset>
        <legend className="mb-2 text-xl font-semibold">{t('reviewPage.reportTitle')}</legend>
        {REPORT_REASONS.map((reason) => (
          <Choice
            key={reason}
            kind="radio"
            name="reason"
            value={reason}
            defaultChecked={refused?.typed.reason === reason}
          >
            {t(`reviewPage.reasons.${reason}`)}
          </Choice>
        ))}
      </fieldset>
      <TextAreaField
        label={t('reviewPage.details')}
        name="details"
        rows={3}
        maxLength={1000}
        defaultValue={refused?.typed.details}
        error={refused?.fields['details']}
      />
      <div>
        <Button type="submit" variant="danger" busy={busy}>
          {t('reviewPage.sendReport')}
        </Button>
      </div>
    </Form>
  );
};
