import { useTranslation } from '#web/lib/translation.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useToast } from '#web/ui/toast.tsx';

/** Copies a text and says so. Needs a script, so it is away without. */
export const CopyButton = ({ text, label }: { text: string; label: string }) => {
  const { t } = useTranslation();
  const toast = useToast();
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    toast({ tone: 'message', text: t('orderPage.copied') });
  };
  return (
    <button
      type="button"
      onClick={copy}
      aria-label={label}
      title={label}
      className="inline-grid size-8 shrink-0 place-items-center rounded-full text-soft transition-colors hover:bg-surface hover:text-ink noscript:hidden print:hidden"
    >
      <Icon name="copy" className="size-4" />
    </button>
  );
};
