import { useState } from 'react';
import { SWITCH } from '#contract/codes.ts';
import { SourceLink } from '#web/components/links/source-link.tsx';
import { readLocal, writeLocal } from '#web/lib/browser/local-storage.ts';
import { useCommon } from '#web/lib/page-data/shop-data.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { InlineScript } from '#web/rendering/inline-script.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** Where the browser remembers which banner above the header was closed. */
const CLOSED_BANNER = 'topBannerClosed';

/** The cookie of who has ordered (`visit.server.ts`). */
const ORDERED = 'ordered=1';

/**
 * Runs while the page is being read, before anything is painted: a banner that was closed, or that is for those
 * who have not ordered yet, never shows and nothing moves. The same text for every page: the policy allows it by
 * its hash.
 */
const hideInTime = `try{const b=document.currentScript.previousElementSibling,{banner:i,first:f}=b.dataset;if(f&&document.cookie.includes('${ORDERED}')||localStorage.getItem('${CLOSED_BANNER}')===i)b.hidden=true}catch{}`;

/** Whether the visitor has ordered, which a page that is the same for everybody learns in the browser. */
const hasOrdered = (): boolean =>
  typeof document !== 'undefined' && document.cookie.includes(ORDERED);

/**
 * The line above the header; closing it is remembered until another banner takes its place. One that names a
 * voucher for a first order is not shown to whoever has ordered.
 */
export const TopBanner = () => {
  const { t } = useTranslation();
  const banner = useCommon().top_banner;
  // For browsers without local storage.
  const [closedNow, setClosedNow] = useState<string | null>(null);
  if (banner?.status !== SWITCH.on) return null;
  const { id, first_order: isForFirst } = banner;

  const close = () => {
    writeLocal(CLOSED_BANNER, id);
    setClosedNow(id);
  };
  return (
    <>
      <aside
        aria-label={t('layout.announcement')}
        // In a page from the server the script below has hidden it already; this is for pages opened in place.
        hidden={id === closedNow || id === readLocal(CLOSED_BANNER) || (isForFirst && hasOrdered())}
        data-banner={id}
        data-first={isForFirst || undefined}
        data-counted={`site:${id}`}
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
            className="absolute end-2 top-1/2 grid size-9 -translate-y-1/2 place-items-center rounded-full opacity-70 hover:opacity-100 noscript:hidden"
          >
            <Icon name="x" className="size-4.5" />
          </button>
        )}
      </aside>
      <InlineScript {...(import.meta.env.SSR && { text: hideInTime })} />
    </>
  );
};
