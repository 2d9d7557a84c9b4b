import { defaultLanguage, languageCodes } from '#i18n/languages.ts';
import { makePaths } from '#web/lib/paths/paths.ts';
import source from '#web/lib/offline/service-worker.js?raw';

/** By what a path begins with: the default language has no prefix. */
const OFFLINE_PAGES = Object.fromEntries(
  languageCodes.map((code) => [code === defaultLanguage ? '' : code, makePaths(code).offline()]),
);

/** The script that browsers run beside the pages. They look for a newer one at each visit. */
export const loader = () =>
  new Response(`const OFFLINE_PAGES = ${JSON.stringify(OFFLINE_PAGES)};\n${source}`, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'public, no-cache',
    },
  });
