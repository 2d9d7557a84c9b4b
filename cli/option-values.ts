import { CommandError } from '#cli/command-error.ts';
import { isLanguageCode, type LanguageCode, languageCodes } from '#i18n/languages.ts';

const MOST = 1_000_000;

/** The whole number of an option, from 1 on; undefined without it. Throws CommandError. */
export const readCount = (option: string, text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  const count = Number(text);
  if (/^\d+$/.test(text) && count >= 1 && count <= MOST) return count;
  throw new CommandError(`${option} is a whole number from 1 to ${MOST}, and not "${text}".`);
};

/** The language that `--language` names, undefined without it. Throws CommandError. */
export const readLanguage = (code: string | undefined): LanguageCode | undefined => {
  if (code === undefined || isLanguageCode(code)) return code;
  throw new CommandError(`--language is one of ${languageCodes.join(', ')}, and not "${code}".`);
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?Z$/;
const DAY_MS = 86_400_000;

/**
 * The moment of an option: a day in UTC (with `isLast` its end, so the day itself is part), or a time
 * as 2026-12-31T18:00Z. Undefined without it. Throws CommandError.
 */
export const readMoment = (
  option: string,
  text: string | undefined,
  { isLast = false }: { isLast?: boolean } = {},
): Date | undefined => {
  if (text === undefined) return undefined;
  const time = DAY.test(text) || MOMENT.test(text) ? Date.parse(text) : Number.NaN;
  // 31 February is rolled over to March by some readers.
  const exists =
    !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text.slice(0, 10);
  if (!exists)
    throw new CommandError(
      `${option} is a day as 2026-12-31 or a time as 2026-12-31T18:00Z, and not "${text}".`,
    );
  return new Date(isLast && DAY.test(text) ? time + DAY_MS : time);
};
