import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';

/** The way to what a toast is about. */
export type ToastLink = { to: string; text: string } | null | undefined;
type Toast = { tone: 'message' | 'error'; text: string; link?: ToastLink };
type Shown = Toast & { key: number };

const SHOWN_MS = 5_000;
const ToastContext = createContext<(toast: Toast) => void>(() => undefined);

/** `const toast = useToast(); toast({ tone: 'message', text })` */
export const useToast = () => useContext(ToastContext);

/**
 * Shows one message at a time at the foot of the page, above the bar that some pages have there,
 * for five seconds, and reads it out.
 */
export const ToastProvider = ({
  closeLabel,
  children,
}: {
  closeLabel: string;
  children: ReactNode;
}) => {
  const [shown, setShown] = useState<Shown | null>(null);
  const show = useCallback(
    (toast: Toast) => setShown((last) => ({ ...toast, key: (last?.key ?? 0) + 1 })),
    [],
  );
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => setShown(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <ToastContext value={show}>
      {children}
      <div aria-live={shown?.tone === 'error' ? 'assertive' : 'polite'} className="toasts">
        {shown && (
          <ToastCard
            key={shown.key}
            toast={shown}
            closeLabel={closeLabel}
            onClose={() => setShown(null)}
          />
        )}
      </div>
    </ToastContext>
  );
};

const ToastCard = ({
  toast,
  closeLabel,
  onClose,
}: {
  toast: Toast;
  closeLabel: string;
  onClose: () => void;
}) => (
  <div className="toast">
    <Icon
      name={toast.tone === 'error' ? 'circle-exclamation-point' : 'circle-check'}
      className={cx(
        'size-5',
        toast.tone === 'error' && 'text-[color-mix(in_oklab,var(--danger)_45%,var(--canvas))]',
      )}
    />
    <p>
      {toast.text}
      {toast.link && (
        <>
          {' '}
          <a href={toast.link.to} className="ms-1 font-semibold whitespace-nowrap underline">
            {toast.link.text}
          </a>
        </>
      )}
    </p>
    <button
      type="button"
      aria-label={closeLabel}
      onClick={onClose}
      className="grid size-7 place-items-center rounded-full opacity-70 hover:opacity-100"
    >
      <Icon name="x" className="size-4" />
    </button>
  </div>
);
