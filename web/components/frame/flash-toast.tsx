import { useEffect } from 'react';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { Flash } from '#web/lib/visit/flash.server.ts';
import { errorText } from '#web/lib/browser/notify.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useToast } from '#web/ui/toast.tsx';

/** The flash message of the previous page: in the page without scripts, as a toast with scripts. */
export const FlashToast = ({ flash }: { flash: Flash | null }) => {
  const { t } = useTranslation();
  const toast = useToast();
  const text = flash && (flash.tone === 'error' ? errorText(t, flash.text) : flash.text);
  useEffect(() => {
    if (flash && text) toast({ tone: flash.tone, text });
  }, [flash, text, toast]);
  if (!flash || !text) return null;
  return (
    <div className="hidden noscript:block">
      <Notice tone={flash.tone === 'error' ? 'error' : 'success'}>{text}</Notice>
    </div>
  );
};
