import type { LoaderFunctionArgs } from 'react-router';
import { getCommon } from '#contract/common.ts';
import { languages } from '#i18n/languages.ts';
import { translator } from '#i18n/messages.ts';
import { load } from '#web/lib/page-data/api.server.ts';
import { makePaths } from '#web/lib/paths/paths.ts';
import { requireLanguageFile } from '#web/lib/visit/language-file.server.ts';

const STYLE = `:root{color-scheme:light dark}
body{margin:0;font:1rem/1.6 system-ui,sans-serif;background:Canvas;color:CanvasText}
main{max-width:34rem;margin-inline:auto;padding:12vh 1.25rem 3rem}
h1{font-size:1.9rem;line-height:1.2;margin-block:.5rem 1rem}
h2{font-size:1.1rem;margin-block:2.5rem .5rem}
ul{padding:0;margin:0;list-style:none}
li a{display:block;padding-block:.6rem;border-block-end:1px solid color-mix(in srgb,CanvasText 15%,Canvas);color:inherit}
.again{display:inline-block;margin-block-start:.5rem;padding:.7rem 1.6rem;border-radius:99px;background:CanvasText;color:Canvas;text-decoration:none;font-weight:600}
h2:has(+ul:empty){display:none}`;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * What a visitor without a connection sees in place of a page that they have not seen before. It stands
 * alone, since nothing else can be fetched; the service worker fills in the list.
 */
export const loader = async (args: LoaderFunctionArgs) => {
  const code = requireLanguageFile(args);
  const { site_setting: site } = await load(args, getCommon);
  const t = translator(code);
  const html = `<!doctype html>
<html lang="${code}" dir="${languages[code].direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(t('offline.title'))}</title><style>${STYLE}</style></head>
<body><main>
<p><a href="${makePaths(code).home()}">${escape(site.site_name)}</a></p>
<h1>${escape(t('offline.title'))}</h1>
<p>${escape(t('offline.text'))}</p>
<p><a class="again" href="">${escape(t('offline.again'))}</a></p>
<h2>${escape(t('offline.seen'))}</h2>
<ul><!--pages--></ul>
</main></body></html>
`;
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
      'Cache-Control': 'public, max-age=3600',
      'X-Robots-Tag': 'noindex',
    },
  });
};
