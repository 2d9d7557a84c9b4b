import { getCommon } from '#contract/shop/common.ts';
import type { LoaderFunctionArgs } from 'react-router';
import { load } from '#web/lib/page-data/api.server.ts';
import { splitCommon } from '#web/lib/page-data/split-common.server.ts';

/** The menu's, header's and footer's lists, for a browser that renders them itself; the same for everybody. */
export const loader = async (args: LoaderFunctionArgs) =>
  Response.json(splitCommon(await load(args, getCommon)).lists, {
    headers: { 'Cache-Control': 'public, max-age=60' },
  });
