import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { ComparePage } from '#web/components/compare/compare-page.tsx';
import { loadComparison } from '#web/components/compare/load-comparison.server.ts';
import { performComparison } from '#web/components/compare/perform-comparison.server.ts';
import type { Handle } from '#web/lib/page-data/handle.ts';
import { personalMeta } from '#web/lib/seo/meta.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { takeFlash } from '#web/lib/visit/flash.server.ts';

export { clientAction, headers, shouldRevalidate } from '#web/lib/page-data/personal-form.ts';

export const handle: Handle = { query: { only: 'one', q: 'one' } };

export const meta = personalMeta<typeof loader>((t) => t('compare.title'));

export const loader = async (args: LoaderFunctionArgs) => ({
  ...(await loadComparison(args)),
  flash: takeFlash(args),
  messages: packedMessages(args.context.get(visitContext).language, 'compare', 'card'),
});

export const action = (args: ActionFunctionArgs) => performComparison(args);

/** The products that who is signed in compares. */
export default function ComparedRoute() {
  const { comparison, most, q, offered, flash } = useLoaderData<typeof loader>();
  const { paths } = useTranslation();
  const { share_token: token } = comparison;
  return (
    <ComparePage
      comparison={comparison}
      sharePath={token === null ? undefined : paths.sharedComparison(token)}
      most={most}
      offered={offered}
      q={q}
      flash={flash}
      refused={useActionData<typeof action>()?.message}
    />
  );
}
