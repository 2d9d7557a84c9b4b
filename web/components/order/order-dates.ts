import type { Language } from '#i18n/languages.ts';

/** A moment as the shopper's calendar has it: "3 November 2026, 14:05". */
export const writeMoment = (iso: string, { locale }: Language): string =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(new Date(iso));

/** A day without its year: "3 November". Days travel as dates, so no time zone moves them. */
export const writeDay = (isoDate: string, { locale }: Language): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(isoDate),
  );
