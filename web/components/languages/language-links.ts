import { useLocation, useMatches } from 'react-router';
import { defaultLanguage, isLanguageCode, type LanguageCode } from '#i18n/languages.ts';
import { useCommon } from '#web/lib/page-data/shop-data.ts';
import { useDeclaredQuery } from '#web/lib/query/declared-query.ts';
import { type Alternates, sameInEveryLanguage } from '#web/lib/seo/meta.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { keepScroll } from './kept-scroll.ts';

const alternatesOf = (loaderData: unknown): Alternates | undefined =>
  typeof loaderData === 'object' && loaderData !== null && 'alternates' in loaderData
    ? (loaderData.alternates as Alternates)
    : undefined;

/** This page's address in another language, with the query parameters that it reads. A loader may give translated slugs. */
const useAddressInLanguage = () => {
  const { pathname } = useLocation();
  const query = useDeclaredQuery();
  const { paths } = useTranslation();
  const given = useMatches().map((match) => alternatesOf(match.loaderData));
  const alternates = given.findLast(Boolean) ?? sameInEveryLanguage(pathname);
  return (code: LanguageCode): string => {
    const twin = query.size > 0 ? `${alternates[code]}?${query}` : alternates[code];
    // Addresses of the default language have no prefix, so the link goes through a route that sets
    // the cookie.
    return code === defaultLanguage ? paths.chooseLanguage(code, twin) : twin;
  };
};

/** The languages by their own names; only where there is more than one. */
export const useLanguageLinks = () => {
  const { languages } = useCommon();
  const twin = useAddressInLanguage();
  const { language } = useTranslation();
  const offered = Object.values(languages).flatMap(({ code, name, direction }) =>
    isLanguageCode(code) ? [{ code, name, direction }] : [],
  );
  if (offered.length < 2) return [];
  return offered.map(({ code, name, direction }) => ({
    key: code,
    props: {
      href: twin(code),
      hrefLang: code,
      // /language only sets the cookie and redirects; crawlers need not follow it.
      rel: code === defaultLanguage ? 'nofollow' : undefined,
      lang: code,
      dir: direction,
      onClick: keepScroll,
      'aria-current': code === language.code ? ('true' as const) : undefined,
    },
    name,
  }));
};
