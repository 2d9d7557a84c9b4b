import { useEffect } from 'react';
import { useNotify } from '#web/lib/browser/notify.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { onNetworkError } from '#web/lib/page-data/network-error.ts';

const LATER_MS = 4_000;

/** Says that a form could not be sent because the connection was lost, or that there is none at all. */
export const NetworkErrorToast = () => {
  const { t } = useTranslation();
  const notify = useNotify();
  useEffect(() => onNetworkError(() => notify.error(t('error.apiDown'))), [notify, t]);
  useEffect(() => {
    let end = (): void => undefined;
    let isOver = false;
    const watch = async (): Promise<void> => {
      const { watchConnection } = await import('#web/lib/offline/watch-connection.ts');
      if (!isOver) end = watchConnection(() => notify.error(t('error.offline')));
    };
    // Later than all that the page itself needs. Without it nothing is missed but the news.
    const timer = setTimeout(() => void watch().catch(() => undefined), LATER_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
      end();
    };
  }, [notify, t]);
  return null;
};
