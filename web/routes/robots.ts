import type { LoaderFunctionArgs } from 'react-router';
import { languageCodes } from '#i18n/languages.ts';
import { makePaths } from '#web/lib/paths.ts';

/** Pages about one shopper, and searches, of which there is no end. */
const closedIn = (paths: ReturnType<typeof makePaths>): string[] => [
  paths.cart(),
  paths.shipping(),
  paths.checkout(),
  paths.search(),
  paths.me(),
  paths.orders().replace(/orders$/, ''),
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
    `Sitemap: ${url.origin}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
};
