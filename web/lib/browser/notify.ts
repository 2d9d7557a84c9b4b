import type { Translate } from '#i18n/translate.ts';
import { useMemo } from 'react';
import { useToast, type ToastLink } from '#web/ui/toast.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';

/** An error as the shop says it: its label and three exclamation marks first. */
export const errorText = (t: Translate, text: string): string => `${t('layout.error')}!!! ${text}`;

/** Toasts in the shop's words. */
export const useNotify = () => {
  const { t } = useTranslation();
  const toast = useToast();
  return useMemo(
    () => ({
      message: (text: string = t('layout.success'), link?: ToastLink) =>
        toast({ tone: 'message', text, link }),
      error: (text: string = t('layout.wentWrong'), link?: ToastLink) =>
        toast({ tone: 'error', text: errorText(t, text), link }),
    }),
    [t, toast],
  );
};
