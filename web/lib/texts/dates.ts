import { dateFormat } from '#i18n/formats.ts';
import type { Language } from '#i18n/languages.ts';

/**
 * Dates and moments as a language writes them, in UTC: the same on the server, which does not know
 * the shopper's time zone, and in the browser.
 */
const writing =
  (options: Intl.DateTimeFormatOptions) =>
  (iso: string, { locale }: Language): string =>
    dateFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(iso));

/** The day of a moment: "3 November 2026". Its hour is left out: a wrong one is worse than none. */
export const writeDate = writing({ dateStyle: 'long' });

/** Where there is little room: "3 Nov 2026". */
export const writeShortDate = writing({ day: 'numeric', month: 'short', year: 'numeric' });

/** A day without its year: "3 November". Days travel as dates, so no time zone moves them. */
export const writeDay = writing({ day: 'numeric', month: 'long' });

/** The day of a moment (milliseconds) in UTC: `2026-11-24`. */
export const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** When something begins or ends: "22 Nov, 06:00 UTC". */
export const writeMoment = writing({
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});
