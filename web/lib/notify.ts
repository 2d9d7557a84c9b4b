import { useMemo } from 'react';
import { useToast } from '#web/ui/toast.tsx';
import { useTranslation } from './translation.tsx';

/** Toasts in the shop's words: an error carries its label and three exclamation marks first. */
export const useNotify = () => {
  const { t } = useTranslation();
  const toast = useToast();
  return useMemo(
    () => ({
      message: (text: string = t('layout.success')) => toast({ tone: 'message', text }),
      error: (text: string = t('layout.wentWrong')) =>
        toast({ tone: 'error', text: `${t('layout.error')}!!! ${text}` }),
    }),
    [t, toast],
  );
};
