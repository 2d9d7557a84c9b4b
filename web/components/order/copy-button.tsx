import { useCopy } from '#web/lib/browser/copy.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** Copies a text and says so. Needs a script, so it is away without. */
export const CopyButton = ({ text, label }: { text: string; label: string }) => {
  const { t } = useTranslation();
  const copy = useCopy();
  return (
    <button
      type="button"
      onClick={() => void copy(text, t('orderPage.copied'))}
      aria-label={label}
      title={label}
      className="inline-grid size-8 shrink-0 place-items-center rounded-full text-soft transition-colors hover:bg-surface hover:text-ink noscript:hidden print:hidden"
    >
      <Icon name="copy" className="size-4" />
    </button>
  );
};
