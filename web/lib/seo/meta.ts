import type { LoaderFunction, MetaArgs, MetaDescriptor, MetaFunction } from 'react-router';
import { defaultLanguage, type LanguageCode, languageCodes } from '#i18n/languages.ts';
import { createTranslate, type Translate } from '#i18n/translate.ts';
import { sharedDataOf } from '#web/lib/page-data/shared-data.ts';
import { inLanguage, languageOfPath, withoutPrefix } from '#web/lib/paths/language.ts';
import { gatherMessages } from '#web/lib/texts/translation.tsx';

/** The page's path in each language, without query, where it is not the same but for the prefix. */
export type Alternates = Record<LanguageCode, string>;

export type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

type Page = {
  matches: Matches;
  location: { pathname: string };
  /** Without the shop's name, which is added. */
  title: string;
  description?: string | null | undefined;
  /** The picture that a shared link shows, 1200 by 630: a path or an address. Else the shop's card. */
  image?: string | null | undefined;
  /** Where slugs differ per language. The loader hands them to the language menu too. */
  alternates?: Alternates | undefined;
  /** The query that belongs to the address, such as `?brand=7`; filters and sorting do not. */
  canonicalQuery?: string;
  /** Personal pages and searches: not for search engines. */
  noindex?: boolean;
};

/** What a route's loader has given, for what stands outside React. */
export const loaderDataOf = <Data>(matches: Matches, id: string): Data | undefined =>
  matches.find((match) => match?.id === id)?.loaderData as Data | undefined;

/** The same path in every language. */
export const sameInEveryLanguage = (pathname: string): Alternates => {
  const path = withoutPrefix(pathname);
  return Object.fromEntries(
    languageCodes.map((code) => [code, inLanguage(path, code)]),
  ) as Alternates;
};

type PageFacts = { title: string; site: string | undefined; origin: string; addresses: Alternates };

/** Tags for crawlers and link previews, which only see the server-rendered page. */
const forReaders = (
  page: Page,
  { title, site, origin, addresses }: PageFacts,
): MetaDescriptor[] => {
  const { description, image, noindex } = page;
  const language = languageOfPath(page.location.pathname);
  const picture = image || `/media/shop/share-${language}.jpg`;
  const shown = {
    title,
    type: 'website',
    site_name: site,
    description,
    url: noindex ? undefined : addresses[language],
    image: new URL(picture, origin).href,
    'image:width': '1200',
    'image:height': '630',
    'image:alt': title,
  };
  return [
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(noindex ? [{ name: 'robots', content: 'noindex,follow' }] : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...Object.entries(shown)
      .filter(([, content]) => content)
      .map(([name, content]) => ({ property: `og:${name}`, content })),
    ...(noindex
      ? []
      : [...languageCodes, 'x-default' as const].map((code) => ({
          tagName: 'link',
          rel: 'alternate',
          hrefLang: code,
          href: addresses[code === 'x-default' ? defaultLanguage : code],
        }))),
  ];
};

/**
 * Title, description, canonical address, the page in other languages, and what shared links show.
 * The browser's bundle has the title and the canonical address alone: who shares a page that was
 * reached by a link shares its canonical address, and nobody there reads the rest.
 */
export const pageMeta = (page: Page): MetaDescriptor[] => {
  const { matches, location, title, canonicalQuery = '', noindex } = page;
  const origin = loaderDataOf<{ origin: string }>(matches, 'root')?.origin ?? '';
  const site = sharedDataOf(matches)?.common.site_setting.site_name;
  const alternates = page.alternates ?? sameInEveryLanguage(location.pathname);
  const addresses = Object.fromEntries(
    languageCodes.map((code) => [code, origin + alternates[code] + canonicalQuery]),
  ) as Alternates;
  const canonical = addresses[languageOfPath(location.pathname)];
  return [
    { title: site && site !== title ? `${title} · ${site}` : title },
    ...(noindex ? [] : [{ tagName: 'link', rel: 'canonical', href: canonical }]),
    ...(import.meta.env.SSR ? forReaders(page, { title, site, origin, addresses }) : []),
  ];
};

/** `t` for a route's `meta`, which stands outside React. */
export const metaTranslate = (matches: Matches, location: { pathname: string }): Translate => {
  return createTranslate(languageOfPath(location.pathname), gatherMessages(matches));
};

/** The `meta` of a page about its visitor: a title, from what was loaded, and nothing to index. */
export const personalMeta =
  <Loader extends LoaderFunction>(
    titleOf: (t: Translate, data: NonNullable<MetaArgs<Loader>['loaderData']>) => string,
  ): MetaFunction<Loader> =>
  ({ loaderData, matches, location }) => {
    if (!loaderData) return [];
    const title = titleOf(metaTranslate(matches, location), loaderData);
    return pageMeta({ matches, location, title, noindex: true });
  };

/** The address of a picture in the frame of shared links; undefined where nobody knows it. */
export const pictureAddress = (matches: Matches, image: string): string | undefined => {
  const shared = sharedDataOf(matches);
  return shared && `${shared.common.img_src_url}share/${image}`;
};
