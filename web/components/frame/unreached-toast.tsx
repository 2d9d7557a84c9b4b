import { useEffect } from 'react';
import { useNotify } from '#web/lib/browser/notify.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { listenToUnreached } from '#web/lib/page-data/unreached.ts';

/** Says that a form has not reached the shop. */
export const UnreachedToast = () => {
  const { t } = useTranslation();
  const notify = useNotify();
  useEffect(() => listenToUnreached(() => notify.error(t('error.apiDown'))), [notify, t]);
  return null;
};
