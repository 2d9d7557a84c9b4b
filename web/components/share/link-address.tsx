import { useSyncExternalStore } from 'react';
import { useCopy } from '#web/lib/browser/copy.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';

const never = () => () => undefined;

/** Whether the device can hand an address on to other apps: known once scripts run. */
const useCanShare = (): boolean =>
  useSyncExternalStore(
    never,
    () => 'share' in navigator,
    () => false,
  );

type Props = {
  /** What the address opens, above it. */
  label: string;
  /** What other apps are told that it is. */
  title: string;
  address: string;
};

/** An address to copy or to hand on; without scripts it can be selected. Its texts are of `linkAddress`. */
export const LinkAddress = ({ label, title, address }: Props) => {
  const { t } = useTranslation();
  const copy = useCopy();
  const canShare = useCanShare();
  const share = () =>
    // Closing the device's own dialog rejects the promise, and is no failure.
    navigator.share({ title, url: address }).catch(() => undefined);
  return (
    <>
      <TextField
        label={label}
        value={address}
        readOnly
        dir="ltr"
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap gap-2 noscript:hidden">
        <Button size="sm" onClick={() => void copy(address, t('linkAddress.copied'))}>
          <Icon name="copy" className="size-4" />
          {t('linkAddress.copy')}
        </Button>
        {canShare && (
          <Button size="sm" variant="secondary" onClick={() => void share()}>
            {t('linkAddress.send')}
          </Button>
        )}
      </div>
    </>
  );
};
