import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useCreatePasskey } from './use-create-passkey.ts';

/** Makes a passkey on this device, and says why where it does not work; `children` stand beside it. */
export const CreatePasskeyButton = ({ children }: { children?: ReactNode }) => {
  const { t } = useTranslation();
  const { create, isBusy, problem } = useCreatePasskey();
  return (
    <div className="grid gap-3 noscript:hidden">
      <div className="flex flex-wrap gap-3">
        <Button busy={isBusy} onClick={() => void create()}>
          <Icon name="key-round" className="size-5" />
          {t('passkey.create')}
        </Button>
        {children}
      </div>
      {problem && (
        <Notice tone="error" alert>
          {problem}
        </Notice>
      )}
    </div>
  );
};
