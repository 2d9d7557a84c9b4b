import { languages, type LanguageCode } from './languages.ts';

/** The parts that are there, with the language's comma between them: "Dubai, United Arab Emirates". */
export const joinByComma = (
  language: LanguageCode,
  parts: readonly (string | null | undefined)[],
): string => parts.filter(Boolean).join(languages[language].comma ?? ', ');
