import { useEffect } from 'react';
import { useNotify } from '#web/lib/browser/notify.ts';
import { watchConnection } from '#web/lib/offline/watch-connection.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';

/** Whether a toast says already that something could not be sent. */
const isErrorSaid = (): boolean =>
  document.querySelector('[aria-live=assertive]:not(:empty)') !== null;

/** Says that there is no connection any more. */
export const ConnectionToast = () => {
  const { t } = useTranslation();
  const notify = useNotify();
  useEffect(
    () =>
      watchConnection(() => {
        if (!isErrorSaid()) notify.error(t('error.offline'));
      }),
    [notify, t],
  );
  return null;
};
