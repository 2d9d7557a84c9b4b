import type { LanguageCode } from '#i18n/languages.ts';
import { messagesFor } from '#i18n/messages.ts';
import type { Namespace } from '#i18n/translate.ts';
import { pack } from '#web/rendering/packed-data.ts';

const known = new Map<string, string>();

/** The named namespaces in one language, as a loader sends them: `messages: packedMessages(…)`. */
export const packedMessages = (language: LanguageCode, ...namespaces: Namespace[]): string => {
  const key = [language, ...namespaces].join();
  const text = known.get(key) ?? pack(messagesFor(language, ...namespaces));
  known.set(key, text);
  return text;
};
