import { useTranslation } from '#web/lib/texts/translation.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { CartNotice } from './fetch-mini-cart.ts';

type Props = { said: CartNotice; onUndo: (() => void) | undefined };

/** What has just become of the cart, and the way back. */
export const MiniCartNotice = ({ said, onUndo }: Props) => {
  const { t } = useTranslation();
  return (
    <div
      role={said.ok ? 'status' : 'alert'}
      className={cx(
        'mb-3 flex min-h-12 items-center gap-2.5 rounded-md px-3 py-1.5 text-sm',
        said.ok ? 'bg-success-wash text-success' : 'bg-danger-wash text-danger',
      )}
    >
      <Icon name={said.ok ? 'circle-check' : 'circle-exclamation-point'} className="size-5" />
      <p className="min-w-0 grow">{said.message}</p>
      {onUndo && (
        <button
          type="button"
          onClick={onUndo}
          className="inline-flex min-h-9 shrink-0 items-center gap-1.5 rounded-full px-2 font-semibold hover:underline"
        >
          <Icon name="rotate-ccw" mirrored className="size-4" />
          {t('cartPage.undo')}
        </button>
      )}
    </div>
  );
};
