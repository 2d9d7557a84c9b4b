import { forEachLanguage, type LanguageCode } from '#i18n/languages.ts';

/**
 * Memoises `find` per language and text. Once the cached results weigh `most` together (each weighs
 * 1, unless `weigh` says otherwise), all are dropped.
 */
export const memoiseByLanguage = <Answer>(
  most: number,
  find: (text: string, language: LanguageCode) => Answer,
  weigh: (answer: Answer) => number = () => 1,
): ((text: string, language: LanguageCode) => Answer) => {
  const memory = forEachLanguage(() => new Map<string, Answer>());
  let held = 0;
  return (text, language) => {
    const known = memory[language].get(text);
    if (known !== undefined) return known;
    const answer = find(text, language);
    if (held >= most) {
      for (const answers of Object.values(memory)) answers.clear();
      held = 0;
    }
    memory[language].set(text, answer);
    held += weigh(answer);
    return answer;
  };
};
