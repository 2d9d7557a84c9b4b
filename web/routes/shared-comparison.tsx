import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { getSharedComparison } from '#contract/compare/compare.ts';
import { SharedComparisonPage } from '#web/components/compare/shared-comparison-page.tsx';
import { load } from '#web/lib/page-data/api.server.ts';
import type { Handle } from '#web/lib/page-data/handle.ts';
import { personalHeaders } from '#web/lib/page-data/personal-page.ts';
import { personalMeta } from '#web/lib/seo/meta.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { failure } from '#web/lib/visit/failure.server.ts';

export const headers = personalHeaders;

export const handle: Handle = { query: { products: 'one', only: 'one' } };

export const meta = personalMeta<typeof loader>((t) => t('compare.sharedTitle'));

export const loader = async (args: LoaderFunctionArgs) => {
  const { language } = args.context.get(visitContext);
  const token = args.url.searchParams.get('products');
  if (!token || token.length > 200) throw failure(language, 404);
  return {
    comparison: await load(args, getSharedComparison, { query: { token } }),
    messages: packedMessages(language, 'compare', 'card'),
  };
};

/** A comparison, for whoever was given its link. */
export default function SharedComparisonRoute() {
  return <SharedComparisonPage comparison={useLoaderData<typeof loader>().comparison} />;
}
