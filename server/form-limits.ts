import { PAGES, type Page } from '#contract/pages.ts';
import { languageCodes } from '#i18n/languages.ts';

/** Bytes that the form of a page with files may have, by the path that it is sent to; else undefined. */
export type FindFormBytes = (pathname: string) => number | undefined;

/** `:name` is any text, `:name?` may be missing; a language may stand in front. */
const patternOf = (path: string): RegExp =>
  new RegExp(
    `^(?:/(?:${languageCodes.join('|')}))?/${path.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}/?$`,
    'i',
  );

/** Finds it in a table of pages. A page's script sends to the same path with `.data` behind it. */
export const formBytesIn = (pages: Record<string, Page>): FindFormBytes => {
  const known = Object.values(pages).flatMap(({ path, formBytes }) =>
    formBytes === undefined ? [] : [{ pattern: patternOf(path), formBytes }],
  );
  return (pathname) => {
    if (known.length === 0) return undefined;
    const path = pathname.replace(/\.data$/, '');
    return known.find(({ pattern }) => pattern.test(path))?.formBytes;
  };
};

/** What the pages of the shop declare. */
export const findFormBytes = formBytesIn(PAGES);
