import { useEffect } from 'react';
import { useNotify } from '#web/lib/browser/notify.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';

/**
 * Says when the connection is lost, now or later, and has the browser keep the public pages that are
 * seen (service-worker.js). Returns a function that ends the watch.
 */
const watchConnection = (sayOffline: () => void): (() => void) => {
  if (!navigator.onLine) sayOffline();
  addEventListener('offline', sayOffline);
  // In development pages change all the time. Where a browser allows no service worker the shop is as before.
  if (import.meta.env.PROD)
    navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined);
  return () => removeEventListener('offline', sayOffline);
};

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
