import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { findReviewable } from '#contract/own-review.ts';
import { load } from '#web/lib/page-data/api.server.ts';
import { personalHeaders } from '#web/lib/page-data/personal-page.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { makePaths, withQuery } from '#web/lib/paths/paths.ts';
import { personalMeta } from '#web/lib/seo/meta.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { tokenOf, visitContext } from '#web/lib/visit/context.server.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

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
  const { t, paths } = useTranslation();
  useLoaderData<typeof loader>();
  return (
    <div className="shell">
      <h1 className="sr-only">{t('reviewPage.onlyBuyers')}</h1>
      <EmptyState
        icon="package"
        title={t('reviewPage.onlyBuyers')}
        text={t('reviewPage.onlyBuyersText')}
      >
        <Link to={paths.orders()} className={buttonClass()}>
          {t('reviewPage.toOrders')}
        </Link>
      </EmptyState>
    </div>
  );
}
