import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useLocation, useMatches, useRouteLoaderData } from 'react-router';
import { defaultLanguage, type Language, languages } from '#i18n/languages.ts';
import { createTranslate, type Messages, type Translate } from '#i18n/translate.ts';
import { memoiseByObject } from '#web/lib/memoise-by-object.ts';
import { type SentData, SharedContext, sharedData } from '#web/lib/page-data/shared-data.ts';
import { languageOfPath } from '#web/lib/paths/language.ts';
import { makePaths, type Paths } from '#web/lib/paths/paths.ts';
import { unpack } from '#web/rendering/packed-data.ts';

type Match = { loaderData?: unknown } | undefined;

const messagesOf = (match: Match): Messages => {
  const text = (match?.loaderData as { messages?: string } | null | undefined)?.messages;
  return text ? unpack<Messages>(text) : NONE;
};

const NONE: Messages = {};
const withMore = memoiseByObject((first: Messages) =>
  memoiseByObject((more: Messages): Messages => ({ ...first, ...more })),
);

/** All messages that the matched routes' loaders have sent; the same object for the same. */
export const gatherMessages = (matches: readonly Match[]): Messages =>
  matches.map(messagesOf).reduce((all, more) => withMore(all)(more), NONE);

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
