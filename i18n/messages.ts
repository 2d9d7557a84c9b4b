import ar from './messages/ar.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import fr from './messages/fr.json' with { type: 'json' };
import hi from './messages/hi.json' with { type: 'json' };
import tr from './messages/tr.json' with { type: 'json' };
import type { LanguageCode } from './languages.ts';
import { createTranslate, type Messages, type Namespace, type Translate } from './translate.ts';

/** Every message of every language. For servers only: a page is sent just the namespaces it shows. */
export const allMessages: Record<LanguageCode, Messages> = { en, fr, ar, tr, hi };

const translators = new Map<LanguageCode, Translate>();

/** The `t` of a language over all its messages. */
export const translator = (language: LanguageCode): Translate => {
  const known = translators.get(language);
  if (known) return known;
  const made = createTranslate(language, allMessages[language]);
  translators.set(language, made);
  return made;
};

/** The named namespaces in one language, as a page needs them. */
export const messagesFor = (language: LanguageCode, ...namespaces: Namespace[]): Messages => {
  const all = allMessages[language];
  return Object.fromEntries(namespaces.map((name) => [name, all[name]]));
};
