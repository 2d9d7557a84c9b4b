import type { ReactNode } from 'react';
import { AccountFrame } from '#web/components/account/account-page.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { cx } from '#web/ui/class-names.ts';

type Props = {
  /** Not for whoever has only the link of the order, and not around the thanks for it. */
  hasMenu: boolean;
  /** A form alone, which stands in the middle of a wide screen. */
  isForm?: boolean;
  children: ReactNode;
};

/** What pages about one order stand in: the account's frame with its menu, or alone. */
export const OrderFrame = ({ hasMenu, isForm = false, children }: Props) => {
  const { paths } = useTranslation();
  if (hasMenu) return <AccountFrame current={paths.orders()}>{children}</AccountFrame>;
  return (
    <div
      className={cx(
        'shell-narrow grid grid-cols-1 gap-6 py-8 md:py-12 print:max-w-none print:p-0',
        isForm && 'max-w-2xl',
      )}
    >
      {children}
    </div>
  );
};
