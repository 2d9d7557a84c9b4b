import { useState } from 'react';
import { SWITCH } from '#contract/codes.ts';
import { SourceLink } from '#web/components/links/source-link.tsx';
import { writeLocal } from '#web/lib/browser/local-storage.ts';
import { useCommon } from '#web/lib/page-data/shop-data.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { CLOSED_BANNER } from './closed-banner.ts';

/**
 * The line above the header. In a page from the server the script beside it closes it (top-banner.tsx); what does so
 * here is for frames that are made in the browser.
 */
export default function TopBannerLine() {
  const { t } = useTranslation();
  const banner = useCommon().top_banner;
  const [isClosed, setIsClosed] = useState(false);
  if (!banner) return null;
  const { id, first_order: isForFirst } = banner;

  const close = () => {
    writeLocal(CLOSED_BANNER, id);
    setIsClosed(true);
  };
  return (
    <aside
      aria-label={t('layout.announcement')}
      hidden={isClosed}
      data-banner={id}
      data-first={isForFirst || undefined}
      data-counted={`site:${id}`}
      className="relative bg-ink text-sm text-canvas dark:bg-raised dark:text-ink"
    >
      <div className="shell flex min-h-11 items-center justify-center ps-4 pe-11 py-2 text-center">
        <SourceLink
          source={banner.source}
          fallback={banner.link}
          className="underline-offset-4 hover:underline"
        >
          {banner.title}
        </SourceLink>
      </div>
      {banner.closable === SWITCH.on && (
        <button
          type="button"
          aria-label={t('layout.closeBanner')}
          onClick={close}
          className="absolute end-2 top-1/2 grid size-9 -translate-y-1/2 place-items-center rounded-full opacity-70 hover:opacity-100 noscript:hidden"
        >
          <Icon name="x" className="size-4.5" />
        </button>
      )}
    </aside>
  );
}
