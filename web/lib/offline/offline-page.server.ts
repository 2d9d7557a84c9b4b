import type { CommonData } from '#contract/shop/common.ts';
import { languages, type LanguageCode } from '#i18n/languages.ts';
import { translator } from '#i18n/messages.ts';
import { makePaths } from '#web/lib/paths/paths.ts';
import { themeCss } from '#web/lib/theme/theme.server.ts';

/** The colours are those of styles/tokens.css, which cannot be fetched. */
const STYLE = `:root{color-scheme:light dark;--canvas:#fff;--ink:#18151d;--soft:#57525f;--line:#e7e4ec;--primary:#470096;--on-primary:#fff}
@media (prefers-color-scheme:dark){:root{--canvas:#111014;--ink:#f4f2f7;--soft:#b9b4c2;--line:#312d39;--primary:#bb9bf2;--on-primary:#160c24}}
body{margin:0;font:1rem/1.6 system-ui,sans-serif;background:var(--canvas);color:var(--ink)}
main{max-width:34rem;margin-inline:auto;padding:min(12vh,6rem) 1.25rem 3rem}
.brand{display:inline-flex;align-items:center;gap:.6rem;margin-block-end:2.5rem;color:inherit;font-size:1.4rem;font-weight:700;text-decoration:none}
.brand svg{width:1.7rem;color:var(--primary)}
h1{font-size:1.9rem;line-height:1.2;margin-block:0 1rem}
h1+p{margin-block:0 1.5rem;color:var(--soft)}
h2{font-size:1.1rem;margin-block:2.5rem .5rem}
ul{padding:0;margin:0;list-style:none}
li a{display:block;padding-block:.6rem;border-block-end:1px solid var(--line);color:inherit}
.again{display:inline-block;padding:.7rem 1.6rem;border-radius:99px;background:var(--primary);color:var(--on-primary);text-decoration:none;font-weight:600}
h2:has(+ul:empty){display:none}`;

/** The emblem, as in ui/brand-mark.tsx. */
const EMBLEM =
  '<svg aria-hidden="true" viewBox="0 0 28 28"><path fill="currentColor" d="M0 28V14a14 14 0 0 1 28 0v14h-7V14.5a7 7 0 0 0-14 0V28z"/></svg>';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * What a visitor without a connection sees in place of a page that they have not seen before. It stands
 * alone, since nothing else can be fetched; the service worker fills in the list.
 */
export const offlinePage = (code: LanguageCode, site: CommonData['site_setting']): string => {
  const t = translator(code);
  return `<!doctype html>
<html lang="${code}" dir="${languages[code].direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(t('offline.title'))}</title><style>${STYLE}${themeCss(site.primary_color, site.primary_hover_color)}</style></head>
<body><main>
<p><a class="brand" href="${makePaths(code).home()}">${site.header_logo ? '' : EMBLEM}${escape(site.site_name)}</a></p>
<h1>${escape(t('offline.title'))}</h1>
<p>${escape(t('offline.text'))}</p>
<p><a class="again" href="">${escape(t('offline.again'))}</a></p>
<h2>${escape(t('offline.seen'))}</h2>
<ul><!--pages--></ul>
</main></body></html>
`;
};
