import { getProfile } from '#contract/account/account.ts';
import type { LoaderFunctionArgs } from 'react-router';
import { load } from '#web/lib/page-data/api.server.ts';
import { learnOrdered } from '#web/lib/visit/session.server.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';

/** Who is here: what is personal in every page, fetched when the page (the same for all) is shown. */
export const loader = async (args: LoaderFunctionArgs) => {
  // The visit knows who is signed in already.
  const profile =
    args.context.get(visitContext).profile ?? (await load(args, getProfile, { query: {} }));
  learnOrdered(args, profile.has_ordered);
  return Response.json(profile, { headers: { 'Cache-Control': 'no-store' } });
};
