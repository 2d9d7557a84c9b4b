import type { LoaderFunctionArgs } from 'react-router';
import { getCommon } from '#contract/shop/common.ts';
import { load } from '#web/lib/page-data/api.server.ts';
import { offlinePage } from '#web/lib/offline/offline-page.server.ts';
import { requireLanguageFile } from '#web/lib/visit/language-file.server.ts';

/** The page that the service worker keeps for when there is no connection. */
export const loader = async (args: LoaderFunctionArgs) => {
  const code = requireLanguageFile(args);
  const { site_setting: site } = await load(args, getCommon);
  return new Response(offlinePage(code, site), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
      'Cache-Control': 'public, max-age=3600',
      'X-Robots-Tag': 'noindex',
    },
  });
};
