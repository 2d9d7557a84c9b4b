import type { Brand } from './brand.ts';
import { directionOf, LANGUAGE_NAMES, textsOf, type PageLanguage, type Texts } from './language.ts';
import { styleOf } from './style.ts';

const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (mark) => MARKS[mark] ?? mark);

/** Before what the page says of itself. */
const NOTE =
  '<svg aria-hidden="true" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9"/><path d="M12 11v5M12 8h.01"/></svg>';

/** Whose page it is, and in which language it is read. */
export type Provider = {
  brand: Brand;
  language: PageLanguage;
  /** What the page's address asks for besides the language. */
  query?: URLSearchParams;
};

/** The same page in the other languages. */
const languageLinks = ({ language, query }: Provider, t: Texts): string => {
  const links = Object.entries(LANGUAGE_NAMES).map(([code, name]) => {
    const search = new URLSearchParams(query);
    search.set('lang', code);
    const current = code === language ? ' aria-current="true"' : '';
    return `<li><a href="?${escape(search.toString())}" lang="${code}"${current}>${name}</a></li>`;
  });
  return `<footer><nav aria-label="${t('languages')}"><ul>${links.join('')}</ul></nav></footer>`;
};

/** The provider's mark and name. */
export const signOf = ({ name, mark }: Brand): string =>
  `<p class="provider"><svg aria-hidden="true" viewBox="0 0 32 24">${mark}</svg>${name}</p>`;

type Content = { main: string; kind?: 'note'; hasLanguages?: boolean };

/** A page of a provider on this machine, which says before anything else that it is none. */
export const frame = (provider: Provider, { main, kind, hasLanguages }: Content): string => {
  const { brand, language } = provider;
  const t = textsOf(language);
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${t('title', { provider: brand.name })}</title>
<style>${styleOf(brand)}</style>
</head>
<body class="${brand.layout}">
<header class="simulation"><p>${NOTE}${t('simulation', { provider: brand.name })}</p></header>
<main${kind ? ` class="${kind}"` : ''}>
${main}
</main>
${hasLanguages ? languageLinks(provider, t) : ''}
</body>
</html>`;
};

/** A page that only says something. */
export const notePage = (
  provider: Provider,
  title: Parameters<Texts>[0],
  text: Parameters<Texts>[0],
): string => {
  const t = textsOf(provider.language);
  const main = `<section class="order">${signOf(provider.brand)}<h1>${t(title)}</h1>\n<p>${t(text)}</p></section>`;
  return frame(provider, { main, kind: 'note' });
};

/** For an address that nothing belongs to. */
export const forgottenPage = (provider: Provider): string =>
  notePage(provider, 'unknown', 'forgotten');
