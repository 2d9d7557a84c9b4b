import { useState } from 'react';
import { SWITCH } from '#contract/codes.ts';
import { SourceLink } from '#web/components/links/source-link.tsx';
import { useLocalStorage, writeLocal } from '#web/lib/browser/local-storage.ts';
import { useCommon } from '#web/lib/page-data/shop-data.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { InlineScript } from '#web/rendering/inline-script.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** Where the browser remembers which banner above the header was closed. */
const CLOSED_BANNER = 'topBannerClosed';

/**
 * Runs while the page is being read, before anything is painted: a banner that was closed never
 * shows and nothing moves. The same text for every page: the policy allows it by its hash.
 */
const hideIfClosed = `try{const b=document.currentScript.previousElementSibling;if(localStorage.getItem('${CLOSED_BANNER}')===b.dataset.banner)b.hidden=true}catch{}`;

/** The line above the header; closing it is remembered until another banner takes its place. */
export const TopBanner = () => {
  const { t } = useTranslation();
  const banner = useCommon().top_banner;
  // For browsers without local storage.
  const [closedNow, setClosedNow] = useState<string | null>(null);
  // In a page from the server the script below has hidden it already; this is for pages opened in
  // place.
  const closedBefore = useLocalStorage(CLOSED_BANNER);
  if (banner?.status !== SWITCH.on) return null;
  if (banner.id === closedNow || banner.id === closedBefore) return null;

  const close = () => {
    writeLocal(CLOSED_BANNER, banner.id);
    setClosedNow(banner.id);
  };
  return (
    <>
      <aside
        aria-label={t('layout.announcement')}
        data-banner={banner.id}
        data-counted={`site:${banner.id}`}
        suppressHydrationWarning
        className="relative bg-ink text-sm text-canvas dark:bg-raised dark:text-ink"
      >
        <div className="shell flex min-h-11 items-center justify-center px-12 py-2 text-center">
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
            className="absolute end-2 top-1/2 grid size-9 -translate-y-1/2 place-items-center rounded-full opacity-75 hover:opacity-100 noscript:hidden"
          >
            <Icon name="x" className="size-4.5" />
          </button>
        )}
      </aside>
      <InlineScript text={hideIfClosed} />
    </>
  );
};
