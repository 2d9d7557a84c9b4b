import { SWITCH } from '#contract/codes.ts';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#web/rendering/lazy-part.tsx';
import { useLocation } from 'react-router';
import { useCommon } from '#web/lib/page-data/shop-data.ts';
import { readLocal, writeLocal } from '#web/lib/browser/local-storage.ts';
import { isPersonal } from '#web/lib/paths/page-kind.ts';

/** Where the browser remembers which banner was closed, by its id: a new one shows again. */
const POPUP_CLOSED = 'popupBannerClosed';
/**
 * Signs that a visitor is present. Before any of them a pop-up would count as a late paint of the
 * page.
 */
const PRESENCE_EVENTS = ['pointermove', 'scroll', 'keydown', 'pointerdown', 'input', 'submit'];
/** After so long it comes without a sign. */
const UNTOUCHED_MS = 8_000;

let shownThisLoad = false;

const loadPopup = () => import('#web/components/popup/popup.tsx');
const Popup = lazyPart(loadPopup);

/** Calls back once the visitor is present; returns a function that cancels it. */
const whenPresent = (callback: () => void): (() => void) => {
  const stop = () => {
    clearTimeout(untouched);
    for (const name of PRESENCE_EVENTS) removeEventListener(name, begin);
  };
  const begin = () => {
    stop();
    callback();
  };
  const untouched = setTimeout(begin, UNTOUCHED_MS);
  for (const name of PRESENCE_EVENTS) addEventListener(name, begin, { passive: true });
  return stop;
};

/** The banner that pops up once a load, when nothing is being done, unless it was closed before. */
export const PopupBanner = () => {
  const banner = useCommon().popup_banner;
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  // Where somebody pays, signs in or looks after an order, nothing pops up.
  const quiet = isPersonal(pathname);
  const wanted = banner?.status === SWITCH.on && !quiet;

  useEffect(() => {
    if (!wanted || shownThisLoad || readLocal(POPUP_CLOSED) === banner.id) return undefined;
    let isOver = false;
    const show = () => {
      shownThisLoad = true;
      setOpen(true);
    };
    const wait = async () => {
      const { whenIdle } = await loadPopup();
      if (!isOver) stop = whenIdle(show);
    };
    // A banner that cannot be loaded is simply not shown.
    let stop = whenPresent(() => void wait().catch(() => {}));
    return () => {
      isOver = true;
      stop();
    };
  }, [wanted, banner]);

  if (!open || !banner || quiet) return null;

  // Without a close button it ends for this load alone: it must not trap, and has not been declined.
  const close = () => {
    if (banner.closable === SWITCH.on) writeLocal(POPUP_CLOSED, banner.id);
    setOpen(false);
  };
  return (
    <Suspense>
      <Popup banner={banner} onClose={close} />
    </Suspense>
  );
};
