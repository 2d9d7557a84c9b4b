import { useTranslation } from '#web/lib/texts/translation.tsx';

/** The first thing that the keyboard meets. */
export const SkipLink = () => {
  const { t } = useTranslation();
  return (
    <a
      href="#main"
      className="fixed start-4 top-3 z-50 -translate-y-20 rounded-full bg-ink px-5 py-3 text-canvas focus:translate-y-0"
    >
      {t('layout.skip')}
    </a>
  );
};
