import { useId } from 'react';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

type Props = {
  /** What is shared, where it is not the page itself. */
  path?: string;
  /** What is said when the address was copied. */
  said: string;
  text: string;
};

/**
 * Shares a page; `StaticPresses` answers the press. Hidden where no script runs. Where the device neither shares
 * nor lets a page copy, the panel behind the button opens with the address to copy by hand.
 */
const ShareButton = ({ path, said, text }: Props) => {
  const { t } = useTranslation();
  const panel = useId();
  return (
    <>
      <button
        type="button"
        data-press="share"
        data-path={path}
        data-said={said}
        className={`${buttonClass({ variant: 'quiet', size: 'sm' })} noscript:hidden`}
      >
        <Icon name="share-2" className="size-4" />
        {text}
      </button>
      <div
        id={panel}
        popover="auto"
        role="dialog"
        aria-label={text}
        className="m-auto w-[min(26rem,calc(100vw-2rem))] rounded-lg bg-raised p-5 text-ink shadow-high open:animate-rise"
      >
        <label className="grid gap-1.5 text-sm font-medium">
          {t('layout.copyAddress')}
          <input
            readOnly
            dir="ltr"
            className="min-h-11 w-full rounded-md border border-edge bg-canvas px-3.5 py-2 text-base"
          />
        </label>
        <button
          type="button"
          popoverTarget={panel}
          popoverTargetAction="hide"
          className={`${buttonClass({ variant: 'secondary', wide: true })} mt-4`}
        >
          {t('layout.close')}
        </button>
      </div>
    </>
  );
};

export default ShareButton;
