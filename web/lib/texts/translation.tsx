import { defaultLanguage, languages, type Language } from '#i18n/languages.ts';
import { createTranslate, type Translate } from '#i18n/translate.ts';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useLocation, useMatches, useRouteLoaderData } from 'react-router';
import { languageOfPath } from '#web/lib/paths/language.ts';
import { gatherMessages } from './gather-messages.ts';
import { makePaths, type Paths } from '#web/lib/paths/paths.ts';
import { SharedContext, sharedData, type SentData } from '#web/lib/page-data/shared-data.ts';

type Translation = { t: Translate; language: Language; paths: Paths };

/** For parts that bring words of their own: `useTranslation` below it speaks them. */
export const TranslationContext = createContext<Translation>({
  t: createTranslate(defaultLanguage, {}),
  language: languages[defaultLanguage],
  paths: makePaths(defaultLanguage),
});

/**
 * Gathers the messages that the matched routes' loaders have given (`messages: packedMessages(...)`), and
 * hands on what every page shares.
 */
export const TranslationProvider = ({ children }: { children: ReactNode }) => {
  const matches = useMatches();
  const code = languageOfPath(useLocation().pathname);
  const translation = useMemo(() => {
    const messages = gatherMessages(matches);
    return {
      t: createTranslate(code, messages),
      language: languages[code],
      paths: makePaths(code),
    };
  }, [matches, code]);
  const sent = useRouteLoaderData<SentData>('routes/language');
  const shared = useMemo(() => sent && sharedData(sent), [sent]);
  return (
    <SharedContext value={shared}>
      <TranslationContext value={translation}>{children}</TranslationContext>
    </SharedContext>
  );
};

/** `t`, the page's language and its links. */
export const useTranslation = (): Translation => useContext(TranslationContext);
