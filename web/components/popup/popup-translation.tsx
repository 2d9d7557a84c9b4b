import { useMemo, type ReactNode } from 'react';
import { createTranslate, type Messages } from '#i18n/translate.ts';
import { TranslationContext, useTranslation } from '#web/lib/texts/translation.tsx';

/** The words of what opens over a page come with it, as no page carries them. */
export const PopupTranslation = ({
  messages,
  children,
}: {
  messages: Messages;
  children: ReactNode;
}) => {
  const { language, paths } = useTranslation();
  const translation = useMemo(
    () => ({ t: createTranslate(language.code, messages), language, paths }),
    [messages, language, paths],
  );
  return <TranslationContext value={translation}>{children}</TranslationContext>;
};
