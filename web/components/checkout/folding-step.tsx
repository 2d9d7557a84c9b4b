import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';

type Props = {
  id: string;
  title: string;
  /** Whether it begins open. */
  open: boolean;
  /** What the press that opens it says: something stands already and is changed, or nothing does. */
  opens?: 'change' | 'add';
  /** What is said of it while it is folded. */
  chosen?: ReactNode;
  className?: string;
  /** What stands below it, open or folded. */
  below?: ReactNode;
  children: ReactNode;
};

/** A step of the order: open with what there is to choose, folded to what is chosen. The browser folds it. */
export const FoldingStep = (props: Props) => {
  const { id, title, open, opens = 'change', chosen, className, below, children } = props;
  const { t } = useTranslation();
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={cx('folding-step', className)}>
      <details open={open}>
        <summary>
          <h2 id={`${id}-heading`}>{title}</h2>
          <span>{t(`checkoutPage.${opens}`)}</span>
          <Icon name="chevron-down" className="size-5 text-soft" />
        </summary>
        <div>{children}</div>
      </details>
      {chosen && <div className="chosen">{chosen}</div>}
      {below}
    </section>
  );
};
