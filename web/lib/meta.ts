import { defaultLanguage, languageCodes, type LanguageCode } from '#i18n/languages.ts';
import { createTranslate, type Messages, type Translate } from '#i18n/translate.ts';
import type { MetaDescriptor } from 'react-router';
import { inLanguage, languageOfPath, withoutPrefix } from './language.ts';

/** The page's path in each language, without query, where it is not the same but for the prefix. */
export type Alternates = Record<LanguageCode, string>;

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

type Page = {
  matches: Matches;
  location: { pathname: string };
  /** Without the shop's name, which is added. */
  title: string;
  description?: string | null | undefined;
  /** The picture that a shared link shows: a path or an address. */
  image?: string | null | undefined;
  /** Where slugs differ per language. The loader hands them to the language menu too. */
  alternates?: Alternates | undefined;
  /** The query that belongs to the address, such as `?brand=7`; filters and sorting do not. */
  canonicalQuery?: string;
  /** Personal pages and searches: not for search engines. */
  noindex?: boolean;
};

const dataOf = <Data>(matches: Matches, id: string): Data | undefined =>
  matches.find((match) => match?.id === id)?.loaderData as Data | undefined;

/** The same path in every language. */
export const sameInEveryLanguage = (pathname: string): Alternates => {
  const path = withoutPrefix(pathname);
  return Object.fromEntries(
    languageCodes.map((code) => [code, inLanguage(path, code)]),
  ) as Alternates;
};

/** Title, description, canonical address, the page in other languages, and what shared links show. */
export const pageMeta = (page: Page): MetaDescriptor[] => {
  const { matches, location, title, description, image, canonicalQuery = '' } = page;
  const origin = dataOf<{ origin: string }>(matches, 'root')?.origin ?? '';
  const common = dataOf<{ common: { site_setting: { site_name: string } } }>(
    matches,
    'routes/language',
  );
  const site = common?.common.site_setting.site_name;
  const language = languageOfPath(location.pathname);
  const alternates = page.alternates ?? sameInEveryLanguage(location.pathname);
  const address = (code: LanguageCode) => origin + alternates[code] + canonicalQuery;

  const tags: MetaDescriptor[] = [
    { title: site && site !== title ? `${title} · ${site}` : title },
    { property: 'og:title', content: title },
    { property: 'og:type', content: 'website' },
  ];
  if (description) {
    tags.push({ name: 'description', content: description });
    tags.push({ property: 'og:description', content: description });
  }
  if (image) tags.push({ property: 'og:image', content: new URL(image, origin).href });
  if (page.noindex) return [...tags, { name: 'robots', content: 'noindex,follow' }];

  tags.push({ tagName: 'link', rel: 'canonical', href: address(language) });
  tags.push({ property: 'og:url', content: address(language) });
  for (const code of languageCodes) {
    tags.push({ tagName: 'link', rel: 'alternate', hrefLang: code, href: address(code) });
  }
  tags.push({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: 'x-default',
    href: address(defaultLanguage),
  });
  return tags;
};

/** `t` for a route's `meta`, which stands outside React. */
export const metaTranslate = (matches: Matches, location: { pathname: string }): Translate => {
  const messages: Messages = Object.assign(
    {},
    ...matches.map((match) => (match?.loaderData as { messages?: Messages } | undefined)?.messages),
  );
  return createTranslate(languageOfPath(location.pathname), messages);
};
