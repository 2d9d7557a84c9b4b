import { VISIBILITY } from '#contract/codes.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useCommon } from '#web/lib/shop-data.ts';
import { recall } from '#web/lib/local-memory.ts';
import { withoutPrefix } from '#web/lib/language.ts';
import { POPUP_CLOSED } from '#web/components/popup/popup-closed.ts';

const AFTER_PAINT_MS = 1_200;
/** Where somebody pays, signs in or looks after an order, nothing pops up. */
const QUIET = /^\/(cart|shipping|checkout|user)(\/|$)/;

let shownThisLoad = false;

/** Its script comes when it is shown; a banner that cannot be loaded is simply not shown. */
const Popup = lazy(() =>
  import('#web/components/popup/popup.tsx').catch(() => ({ default: () => null })),
);

/** The banner that pops up once a load, after the page has been painted, unless it was closed before. */
export const PopupBanner = () => {
  const banner = useCommon().popup_banner;
  const [open, setOpen] = useState(false);
  const quiet = QUIET.test(withoutPrefix(useLocation().pathname));
  const wanted = banner?.status === VISIBILITY.public && !quiet;

  useEffect(() => {
    if (!wanted || shownThisLoad || recall(POPUP_CLOSED) === banner.id) return undefined;
    const timer = setTimeout(() => {
      // Whatever the shopper has opened in the meantime is not covered.
      if (document.querySelector('dialog:modal')) return;
      shownThisLoad = true;
      setOpen(true);
    }, AFTER_PAINT_MS);
    return () => clearTimeout(timer);
  }, [wanted, banner]);

  if (!open || !banner || quiet) return null;
  return (
    <Suspense>
      <Popup banner={banner} onClose={() => setOpen(false)} />
    </Suspense>
  );
};
