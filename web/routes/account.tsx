import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { loadOverview } from '#web/components/account/overview/load-overview.server.ts';
import { OverviewPage } from '#web/components/account/overview/overview-page.tsx';
import { personalHeaders } from '#web/lib/page-data/personal-page.ts';
import { makePaths } from '#web/lib/paths/paths.ts';
import { personalMeta } from '#web/lib/seo/meta.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { takeFlash } from '#web/lib/visit/flash.server.ts';

export const headers = personalHeaders;

export const meta = personalMeta<typeof loader>((t) => t('overviewPage.title'));

/** Where the link 'Account' of a page for everybody leads: who is not signed in goes on to that. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { language, profile } = args.context.get(visitContext);
  if (!profile)
    throw redirect(makePaths(language).otpLogin(), {
      headers: { 'Cache-Control': 'private, no-store' },
    });
  return {
    name: profile.name,
    ...(await loadOverview(args)),
    flash: takeFlash(args),
    messages: packedMessages(
      language,
      'accountMenu',
      'overviewPage',
      'orderPage',
      'arrival',
      'product',
    ),
  };
};

export default function AccountRoute() {
  return <OverviewPage {...useLoaderData<typeof loader>()} />;
}
