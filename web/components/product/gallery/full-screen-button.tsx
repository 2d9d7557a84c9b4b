import { cx } from '#web/ui/class-names.ts';
import type { IconName } from '#web/ui/icon-names.ts';
import { Icon } from '#web/ui/icon.tsx';

type Props = {
  name: string;
  icon: IconName;
  onClick: () => void;
  mirrored?: boolean;
  /** It does nothing now. It keeps the focus, and with it the arrow keys, so it is not disabled itself. */
  idle?: boolean;
  className?: string;
};

/** A round button beside a picture that fills the screen. */
export const FullScreenButton = ({
  name,
  icon,
  onClick,
  mirrored = false,
  idle = false,
  className = '',
}: Props) => (
  <button
    type="button"
    aria-label={name}
    onClick={onClick}
    aria-disabled={idle}
    className={cx(
      'grid size-11 shrink-0 place-items-center rounded-full bg-surface',
      idle && 'opacity-50',
      className,
    )}
  >
    <Icon name={icon} mirrored={mirrored} />
  </button>
);
