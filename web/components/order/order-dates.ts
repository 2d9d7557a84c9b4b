import type { Language } from '#i18n/languages.ts';

/**
 * The day of a moment: "3 November 2026". The hour is left out: the server does not know the
 * shopper's time zone, and a wrong hour is worse than none.
 */
export const writeDate = (iso: string, { locale }: Language): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));

/** A day without its year: "3 November". Days travel as dates, so no time zone moves them. */
export const writeDay = (isoDate: string, { locale }: Language): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(isoDate),
  );
