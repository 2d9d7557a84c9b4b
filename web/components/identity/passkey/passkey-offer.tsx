import { useEffect, useState } from 'react';
import { CreatePasskeyButton } from '#web/components/account/create-passkey-button.tsx';
import type { Passkeys } from '#web/components/account/load-passkeys.server.ts';
import { canKeepPasskeys } from '#web/components/identity/passkey/can-keep-passkeys.ts';
import { useLocalStorage, writeLocal } from '#web/lib/browser/local-storage.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

const DISMISSED = 'passkeyOfferDismissed';

const useCanKeepPasskeys = (): boolean => {
  const [canKeep, setCanKeep] = useState(false);
  useEffect(() => void canKeepPasskeys().then(setCanKeep), []);
  return canKeep;
};

/**
 * Offers a passkey to whoever has just signed in and has none, on a device that can keep it, until they
 * dismiss it there.
 */
export const PasskeyOffer = ({ passkeys, isHere, needsProof }: Passkeys) => {
  const { t } = useTranslation();
  const canKeep = useCanKeepPasskeys();
  const isDismissed = useLocalStorage(DISMISSED) !== null;
  if (passkeys.length > 0 || !isHere || needsProof || !canKeep || isDismissed) return null;
  return (
    <section className="flex items-start gap-4 rounded-lg border border-line bg-raised p-5 shadow-low">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-surface text-primary">
        <Icon name="key-round" className="size-5" />
      </span>
      <div className="grid grow gap-3">
        <div className="grid gap-1">
          <h2 className="text-lg font-semibold">{t('passkey.offerTitle')}</h2>
          <p className="text-soft">{t('passkey.offerText')}</p>
        </div>
        <CreatePasskeyButton>
          <Button variant="quiet" onClick={() => writeLocal(DISMISSED, 'yes')}>
            {t('passkey.later')}
          </Button>
        </CreatePasskeyButton>
      </div>
    </section>
  );
};
