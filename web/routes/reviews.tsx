import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { listOwnReviews } from '#contract/reviews/own-review.ts';
import { ReviewsPage } from '#web/components/account/reviews/reviews-page.tsx';
import { load } from '#web/lib/page-data/api.server.ts';
import type { Handle } from '#web/lib/page-data/handle.ts';
import { personalHeaders } from '#web/lib/page-data/personal-page.ts';
import { PAGED } from '#web/lib/query/declared-query.ts';
import { pageOfQuery } from '#web/lib/query/page-query.ts';
import { personalMeta } from '#web/lib/seo/meta.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';
import { requireProfile } from '#web/lib/visit/session.server.ts';

export const headers = personalHeaders;

export const handle: Handle = { query: PAGED };

export const meta = personalMeta<typeof loader>((t) => t('accountMenu.reviews'));

export const loader = async (args: LoaderFunctionArgs) => {
  const { language } = requireProfile(args);
  const page = pageOfQuery(args.url.searchParams);
  return {
    ...(await load(args, listOwnReviews, { query: { page } })),
    messages: packedMessages(language, 'accountMenu', 'ownReviews', 'reviewPage', 'reviews'),
  };
};

export default function ReviewsRoute() {
  return <ReviewsPage {...useLoaderData<typeof loader>()} />;
}
