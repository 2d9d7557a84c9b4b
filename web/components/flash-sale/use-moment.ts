import { dateFormat } from '#i18n/formats.ts';
import { writeMoment } from '#web/lib/texts/dates.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts';

/** As `writeMoment` writes it, in UTC, until scripts run; then by the visitor's own clock. */
export const useMoment = (iso: string): string => {
  const { language } = useTranslation();
  const isHydrated = useIsHydrated();
  if (!isHydrated) return writeMoment(iso, language);
  return dateFormat(language.locale, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(iso));
};
