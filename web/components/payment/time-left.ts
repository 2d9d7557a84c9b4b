import { useEffect, useState } from 'react';
import type { Language } from '#i18n/languages.ts';
import { serverSkew } from '#web/lib/page-data/server-clock.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';

const MINUTE_MS = 60_000;
const UNITS = [
  { unit: 'day', minutes: 1440 },
  { unit: 'hour', minutes: 60 },
  { unit: 'minute', minutes: 1 },
] as const;

/** A span of time in its largest whole unit, of which there are two at least: "29 minutes", "90 minutes", "3 hours". */
export const writeSpan = (ms: number, { locale }: Language): string => {
  const minutes = Math.max(1, Math.ceil(ms / MINUTE_MS));
  const { unit, minutes: each } = UNITS.find((one) => minutes >= 2 * one.minutes) ?? UNITS[2];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.floor(minutes / each),
  );
};

/**
 * How long it is until a moment, as it passes. The server has written it some seconds before: what shows it has
 * `suppressHydrationWarning`. Nothing where there is no such moment.
 */
export const useTimeLeft = (until: string | null): string => {
  const { language } = useTranslation();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 4);
    return () => clearInterval(timer);
  }, []);
  if (until === null) return '';
  return writeSpan(Date.parse(until) - now - (serverSkew() ?? 0), language);
};
