import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router';
import { defaultLanguage, isLanguageCode, type LanguageCode } from '#i18n/languages.ts';
import { passToNextDocument, takeFromLastDocument } from '#web/lib/browser/local-storage.ts';
import { useCommon } from '#web/lib/page-data/shop-data.ts';
import { useDeclaredQuery } from '#web/lib/query/declared-query.ts';
import { type Alternates, sameInEveryLanguage } from '#web/lib/seo/meta.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Dropdown, dropdownItemClass } from '#web/ui/dropdown.tsx';
import { Icon } from '#web/ui/icon.tsx';

const SCROLL_KEY = 'languageScroll';

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

/** Changing the language loads a new document; the scroll position is restored there. */
const useRestoredScroll = () => {
  useEffect(() => {
    const saved = takeFromLastDocument(SCROLL_KEY);
    if (saved !== null) scrollTo({ top: Number(saved), behavior: 'instant' });
  }, []);
  return () => passToNextDocument(SCROLL_KEY, String(scrollY));
};

/** The languages by their own names; only where there is more than one. */
export const useLanguageLinks = () => {
  const { languages } = useCommon();
  const twin = useAddressInLanguage();
  const preserveScroll = useRestoredScroll();
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
      onClick: preserveScroll,
      'aria-current': code === language.code ? ('true' as const) : undefined,
    },
    name,
  }));
};

/** `isShort`: phones show its globe alone, where little else has room. */
export const LanguageMenu = ({ isShort = false }: { isShort?: boolean }) => {
  const { t, language } = useTranslation();
  const links = useLanguageLinks();
  if (links.length === 0) return null;
  return (
    <Dropdown
      group="header"
      label={`${t('layout.language')}: ${language.name}`}
      button={
        <>
          <Icon name="globe" className="size-4" />
          <span className={isShort ? 'max-sm:hidden' : undefined}>{language.name}</span>
        </>
      }
    >
      {links.map(({ key, props, name }) => (
        <a key={key} {...props} className={dropdownItemClass}>
          {name}
        </a>
      ))}
    </Dropdown>
  );
};
