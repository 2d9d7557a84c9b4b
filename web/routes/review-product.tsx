import { redirect, type LoaderFunctionArgs } from 'react-router';
import { findReviewable } from '#contract/reviews/own-review.ts';
import { OnlyBuyersPage } from '#web/components/review/only-buyers-page.tsx';
import { load } from '#web/lib/page-data/api.server.ts';
import { personalHeaders } from '#web/lib/page-data/personal-page.ts';
import { makePaths, withQuery } from '#web/lib/paths/paths.ts';
import { personalMeta } from '#web/lib/seo/meta.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';
import { tokenOf, visitContext } from '#web/lib/visit/context.server.ts';

export const headers = personalHeaders;

export const meta = personalMeta<typeof loader>((t) => t('reviewPage.onlyBuyers'));

/** To the review of what one has bought of this product; else who may review it, after signing in. */
export const loader = async (args: LoaderFunctionArgs) => {
  const visit = args.context.get(visitContext);
  const { id = '' } = args.params;
  const paths = makePaths(visit.language);
  const found = tokenOf(visit) ? await load(args, findReviewable, { params: { id } }) : null;
  if (found?.line_id) throw redirect(paths.review(found.line_id));
  if (!visit.profile)
    throw redirect(withQuery(paths.login(args.url.pathname), { intent: `review:${id}` }));
  return { messages: packedMessages(visit.language, 'reviewPage') };
};

export default function ReviewProductRoute() {
  return <OnlyBuyersPage />;
}
