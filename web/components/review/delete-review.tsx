import { Form, useNavigation } from 'react-router';
import type { ReviewedLine } from '#contract/reviews/own-review.ts';
import { withQuery } from '#web/lib/paths/paths.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';

type Props = { line: ReviewedLine; token: string | null };

/** Deletes the review after it was asked once more; opened and closed without a script. */
export const DeleteReview = ({ line, token }: Props) => {
  const { t, paths } = useTranslation();
  const { formMethod, formData } = useNavigation();
  const busy = formMethod === 'POST' && formData?.get('intent') === 'delete';
  return (
    <details className="group">
      <summary className={buttonClass({ variant: 'quiet' })}>{t('reviewPage.delete')}</summary>
      <Form
        method="post"
        action={withQuery(paths.review(line.id), { token })}
        className="mt-3 flex flex-wrap items-center gap-4 rounded-md bg-surface p-4"
      >
        <input type="hidden" name="intent" value="delete" />
        <input type="hidden" name="order" value={line.order_id} />
        <p className="grow">{t('reviewPage.deleteConfirm')}</p>
        <Button type="submit" variant="danger" busy={busy}>
          {t('reviewPage.delete')}
        </Button>
      </Form>
    </details>
  );
};
