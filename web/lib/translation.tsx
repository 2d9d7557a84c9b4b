import { defaultLanguage, languages, type Language } from '#i18n/languages.ts';
import { createTranslate, type Messages, type Translate } from '#i18n/translate.ts';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useLocation, useMatches } from 'react-router';
import { languageOfPath } from './language.ts';
import { makePaths, type Paths } from './paths.ts';

type Translation = { t: Translate; language: Language; paths: Paths };

/** For parts that bring words of their own: `useTranslation` below it speaks them. */
export const TranslationContext = createContext<Translation>({
  t: createTranslate(defaultLanguage, {}),
  language: languages[defaultLanguage],
  paths: makePaths(defaultLanguage),
});

const messagesOf = (loaderData: unknown): Messages =>
  typeof loaderData === 'object' && loaderData !== null && 'messages' in loaderData
    ? (loaderData.messages as Messages)
    : {};

/** Gathers the messages that the matched routes' loaders have given (`messages: messagesFor(...)`). */
export const TranslationProvider = ({ children }: { children: ReactNode }) => {
  const matches = useMatches();
  const code = languageOfPath(useLocation().pathname);
  const translation = useMemo(() => {
    const messages: Messages = Object.assign({}, ...matches.map((m) => messagesOf(m.loaderData)));
    return {
      t: createTranslate(code, messages),
      language: languages[code],
      paths: makePaths(code),
    };
  }, [matches, code]);
  return <TranslationContext value={translation}>{children}</TranslationContext>;
};

/** `t`, the page's language and its links. */
export const useTranslation = (): Translation => useContext(TranslationContext);
