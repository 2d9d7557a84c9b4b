import { forEachLanguage, languageCodes, type LanguageCode } from './languages.ts';
import { createTranslate, type Messages, type Namespace, type Translate } from './translate.ts';

const read = async (code: LanguageCode): Promise<[LanguageCode, Messages]> => {
  const module = await import(`./${code}/messages.json`, { with: { type: 'json' } });
  return [code, module.default as Messages];
};

const loaded = new Map(await Promise.all(languageCodes.map(read)));

/** Every message of every language. For servers only: a page is sent just the namespaces it shows. */
export const allMessages: Record<LanguageCode, Messages> = forEachLanguage(
  (code) => loaded.get(code) ?? {},
);

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
