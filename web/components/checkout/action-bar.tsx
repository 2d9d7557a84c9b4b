import type { ReactNode } from 'react';
import { cx } from '#web/ui/class-names.ts';

/** What leads on to the next step; on small screens it stays in sight while its part is. */
export const ActionBar = ({ children, className }: { children: ReactNode; className?: string }) => (
  <div
    className={cx(
      'max-lg:sticky max-lg:bottom-0 max-lg:z-20 max-lg:mx-[min(-1rem,-3.5vw)] max-lg:border-t max-lg:border-line max-lg:bg-canvas max-lg:px-[max(1rem,3.5vw)] max-lg:pt-3 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))]',
      className,
    )}
  >
    {children}
  </div>
);
