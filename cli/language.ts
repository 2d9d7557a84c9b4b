import { CommandError } from '#cli/command-error.ts';
import { isLanguageCode, languageCodes } from '#i18n/languages.ts';
import type { LanguageCode } from '#i18n/languages.ts';

/** The language that `--language` names, undefined without it. Throws CommandError. */
export const readLanguage = (code: string | undefined): LanguageCode | undefined => {
  if (code === undefined || isLanguageCode(code)) return code;
  throw new CommandError(`--language is one of ${languageCodes.join(', ')}, and not "${code}".`);
};
