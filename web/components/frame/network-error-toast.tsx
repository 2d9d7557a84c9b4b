import { useEffect } from 'react';
import { useNotify } from '#web/lib/browser/notify.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { onNetworkError } from '#web/lib/page-data/network-error.ts';

/** Says that a form could not be sent because the connection was lost. */
export const NetworkErrorToast = () => {
  const { t } = useTranslation();
  const notify = useNotify();
  useEffect(() => onNetworkError(() => notify.error(t('error.apiDown'))), [notify, t]);
  return null;
};
