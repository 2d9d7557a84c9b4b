import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { SIZE_GUIDE } from './size-guide-id.ts';

/** Which size fits whom, over the page; the browser's own popover, so it needs no script. */
export const SizeGuidePanel = ({ guide }: { guide: string }) => {
  const { t } = useTranslation();
  return (
    <div
      id={SIZE_GUIDE}
      popover="auto"
      role="dialog"
      aria-labelledby={`${SIZE_GUIDE}-title`}
      className="m-auto max-h-[85dvh] w-[min(26rem,calc(100vw-2rem))] overflow-auto rounded-lg bg-raised p-5 text-ink shadow-high open:animate-rise"
    >
      <div className="mb-3 flex items-center justify-between gap-4">
        <h2 id={`${SIZE_GUIDE}-title`} className="text-lg font-semibold">
          {t('product.sizeGuide')}
        </h2>
        <button
          type="button"
          popoverTarget={SIZE_GUIDE}
          popoverTargetAction="hide"
          aria-label={t('layout.close')}
          className="grid size-11 place-items-center rounded-full hover:bg-surface"
        >
          <Icon name="x" />
        </button>
      </div>
      <div className="prose text-sm" dangerouslySetInnerHTML={{ __html: guide }} />
    </div>
  );
};
