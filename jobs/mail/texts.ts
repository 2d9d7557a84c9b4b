import { dateFormat, writeDays as formatDays } from '#i18n/formats.ts';
import { languages } from '#i18n/languages.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { translator } from '#i18n/messages.ts';
import type { Translate, Values } from '#i18n/translate.ts';

const ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';
const LONGEST = 200;

/** Keeps a text apart from the direction of what stands around it. */
export const isolate = (text: string): string => `${ISOLATE}${text}${POP_ISOLATE}`;

/** The text for what knows no isolates. */
export const withoutIsolates = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');

/** A text that somebody has typed, on one line and without signs that turn the writing direction. */
export const onOneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim()
    .slice(0, LONGEST);

/** The texts of a language for mails: what fills them keeps its own writing direction. */
export const mailTranslator = (language: LanguageCode): Translate => {
  const t = translator(language);
  return (key, values) => {
    if (!values) return t(key);
    const isolated = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? isolate(onOneLine(value)) : value,
    ]);
    return t(key, Object.fromEntries(isolated) as Values);
  };
};

/** A moment: "3 November 2026 at 14:05 UTC". Mails do not know the reader's time zone. */
export const writeTime = (iso: string, language: LanguageCode): string =>
  dateFormat(languages[language].locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(new Date(iso));

/** A date: "3 November 2026". */
export const writeDate = (iso: string, language: LanguageCode): string =>
  dateFormat(languages[language].locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(iso),
  );

/** A month: "November 2026". */
export const writeMonth = (iso: string, language: LanguageCode): string =>
  dateFormat(languages[language].locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(iso));

/** From one day that is near to another: "Nov 3 – 5". */
export const writeDays = (from: string, to: string, language: LanguageCode): string =>
  formatDays(languages[language].locale, from, to);
