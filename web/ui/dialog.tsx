import { useEffect, useRef, type ReactNode } from 'react';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';

const shapes = {
  centre: 'm-auto w-[min(34rem,calc(100vw-2rem))] max-h-[calc(100dvh-2rem)] rounded-lg',
  side: 'ms-auto me-0 my-0 h-dvh max-h-dvh w-[min(26rem,100%)] max-w-none',
  bottom: 'mx-auto mt-auto mb-0 w-full max-w-2xl max-h-[85dvh] rounded-t-xl',
};

type Props = {
  open: boolean;
  onClose: () => void;
  /** Its heading. */
  title: string;
  closeLabel: string;
  shape?: keyof typeof shapes;
  /** What is in it stays as it is while it is closed. */
  keepsContent?: boolean;
  children: ReactNode;
  /** Stays in sight below what scrolls. */
  footer?: ReactNode;
};

/** The browser's own pop-up: it keeps the focus inside, Escape ends it, the focus goes back after. */
export const Dialog = ({
  open,
  onClose,
  title,
  closeLabel,
  shape = 'centre',
  keepsContent,
  children,
  footer,
}: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
  }, [open]);

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a press on the backdrop; the keyboard has Escape
    <dialog
      ref={dialog}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      className={cx('bg-raised text-ink shadow-high open:animate-rise', shapes[shape])}
    >
      <div className="flex max-h-[inherit] min-h-full flex-col">
        <div className="flex items-center justify-between gap-4 border-b border-line px-5 py-3">
          <h2 className="text-lg font-semibold">{title}</h2>
          <button
            type="button"
            aria-label={closeLabel}
            onClick={() => dialog.current?.close()}
            className="-me-2 grid size-10 place-items-center rounded-full hover:bg-surface"
          >
            <Icon name="x" />
          </button>
        </div>
        <div className="min-h-0 grow overflow-y-auto p-5">{(open || keepsContent) && children}</div>
        {footer && <div className="border-t border-line px-5 py-4">{footer}</div>}
      </div>
    </dialog>
  );
};
