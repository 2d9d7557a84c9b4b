import type { LoaderFunctionArgs } from 'react-router';
import { defaultLanguage, languageCodes } from '#i18n/languages.ts';
import { makePaths, type Paths } from '#web/lib/paths/paths.ts';
import { siteOrigin } from '#web/lib/visit/site-origin.server.ts';

/** Pages about one shopper, and searches, of which there is no end. `$`: no product called `shipping-…`. */
const closedIn = (paths: Paths): string[] => [
  `${paths.shipping()}$`,
  `${paths.checkout()}$`,
  `${paths.search()}?`,
  `${paths.search()}/`,
  paths.profile().replace(/profile$/, ''),
];

export const loader = ({ url }: LoaderFunctionArgs) => {
  const closed = languageCodes.flatMap((code) => closedIn(makePaths(code)));
  const lines = [
    'User-agent: *',
    'Allow: /api/v1/openapi.json',
    'Disallow: /api/',
    'Disallow: /language?',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteOrigin({ url })}${makePaths(defaultLanguage).sitemapIndex()}`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
};
