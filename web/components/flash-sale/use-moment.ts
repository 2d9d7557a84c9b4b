import { useTranslation } from '#web/lib/translation.tsx';

/** Writes a moment, the same on the server and in the browser: 22 Nov, 06:00 UTC. */
export const useMoment = (): ((moment: string) => string) => {
  const { locale } = useTranslation().language;
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  });
  return (moment) => format.format(new Date(moment));
};
