import { useEffect } from 'react';
import { useNotify } from '#web/lib/notify.ts';
import { listenToUnreached } from '#web/lib/unreached.ts';

/** Says that a form has not reached the shop. */
export const UnreachedToast = () => {
  const notify = useNotify();
  useEffect(() => listenToUnreached(() => notify.error()), [notify]);
  return null;
};
