import { defaultLanguage, isLanguageCode } from '#i18n/languages.ts';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { inLanguage, isLocalPath, withoutPrefix } from '#web/lib/paths/language.ts';
import { languageCookie } from '#web/lib/visit/language-cookie.server.ts';

/**
 * Remembers a language and goes to the page in it. The default language's addresses have no prefix
 * that could decide, so its link in the language menu leads through here.
 */
export const loader = ({ request, url }: LoaderFunctionArgs) => {
  const code = url.searchParams.get('code');
  const wanted = url.searchParams.get('to') ?? '/';
  const language = isLanguageCode(code) ? code : defaultLanguage;
  const target = new URL(isLocalPath(wanted) ? wanted : '/', url.origin);
  const secure = new URL(request.url).protocol === 'https:';
  const path = withoutPrefix(target.pathname);
  return redirect(inLanguage(isLocalPath(path) ? path : '/', language) + target.search, {
    headers: { 'Set-Cookie': languageCookie(language, secure), 'Cache-Control': 'no-store' },
  });
};
