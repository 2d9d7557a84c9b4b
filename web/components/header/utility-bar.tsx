import { useKeptScroll } from '#web/components/languages/kept-scroll.ts';
import { LazyLanguages } from '#web/components/languages/lazy-languages.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { BarEnd, BarStart } from './lazy-fixed-links.tsx';

/** The thin line on top of wide screens; small ones have all of it in the menu. */
export const UtilityBar = () => {
  const { t } = useTranslation();
  useKeptScroll();
  return (
    <nav
      aria-label={t('layout.shortcuts')}
      className="relative z-40 hidden border-b border-line text-sm text-soft xl:block"
    >
      <div className="shell flex flex-wrap items-center justify-between gap-x-6 py-0.5">
        <BarStart />
        <div className="ms-auto flex flex-wrap items-center gap-x-4">
          <BarEnd />
          <LazyLanguages place="bar" />
        </div>
      </div>
    </nav>
  );
};
