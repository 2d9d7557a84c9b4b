import { useActionData, useLoaderData } from 'react-router';
import { loadReviewPage } from '#web/components/review/load-review-page.server.ts';
import { performReview } from '#web/components/review/perform-review.server.ts';
import { ReviewPage } from '#web/components/review/review-page.tsx';
import type { Handle } from '#web/lib/page-data/handle.ts';
import { personalMeta } from '#web/lib/seo/meta.ts';

export { clientAction, headers, shouldRevalidate } from '#web/lib/page-data/personal-form.ts';

export const handle: Handle = { query: { token: 'one', rating: 'one' } };

export const meta = personalMeta<typeof loader>((t) => t('reviewPage.title'));

export const loader = loadReviewPage;

export const action = performReview;

export default function ReviewRoute() {
  return (
    <ReviewPage
      {...useLoaderData<typeof loader>()}
      refused={useActionData<typeof action>() ?? undefined}
    />
  );
}
