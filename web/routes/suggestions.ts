import type { LoaderFunctionArgs } from 'react-router';
import { getSuggestions } from '#contract/catalogue/search.ts';
import { load } from '#web/lib/page-data/api.server.ts';

/** What the search field offers for `?q=`; the same for everybody, so that the browser may keep it. */
export const loader = async (args: LoaderFunctionArgs) => {
  const q = args.url.searchParams.get('q')?.trim().slice(0, 200) ?? '';
  const found = await load(args, getSuggestions, { query: { q } });
  return Response.json(found, { headers: { 'Cache-Control': 'public, max-age=60' } });
};
