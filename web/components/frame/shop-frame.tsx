import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/translation.tsx';

/** Header, page and footer. */
export const ShopFrame = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation();
  return (
    <>
      <a
        href="#main"
        className="fixed start-4 top-3 z-50 -translate-y-20 rounded-full bg-ink px-5 py-3 text-canvas focus:translate-y-0"
      >
        {t('layout.skip')}
      </a>
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
    </>
  );
};
