import { SWITCH } from '#contract/codes.ts';
import { Suspense, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';
import { lazyPart, Nothing } from '#web/rendering/lazy-part.tsx';
import { useLocation } from 'react-router';
import { useCommon } from '#web/lib/page-data/shop-data.ts';
import { readLocal, writeLocal } from '#web/lib/browser/local-storage.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';

/** Where the browser remembers which banner was closed, by its id: a new one shows again. */
const POPUP_CLOSED = 'popupBannerClosed';
let shownThisLoad = false;

const loadDialog = () => import('./popup-dialog.tsx');
const PopupDialog = lazyPart(loadDialog, Nothing);

/** How long nothing is done before an offer disturbs nobody, milliseconds. */
const LONG_IDLE_MS = 30_000;
let wasElsewhere = false;
const comesFromElsewhere = () =>
  wasElsewhere || document.referrer.startsWith(`${location.origin}/`);

/**
 * Calls back once the visitor has come from another page of the shop, turns to leave, or has done nothing
 * for long; returns a function that cancels it.
 */
const whenInterested = (callback: () => void): (() => void) => {
  const page = document.documentElement;
  const stop = () => {
    cancel();
    page.removeEventListener('pointerleave', leave);
  };
  const begin = () => {
    stop();
    callback();
  };
  // A finger leaves the page whenever it is lifted.
  const leave = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && begin();
  const cancel = whenIdle(begin, comesFromElsewhere() ? undefined : LONG_IDLE_MS);
  page.addEventListener('pointerleave', leave);
  return stop;
};

/** The banner that pops up on the home page once a load, when nothing is being done, unless it was closed before. */
export const PopupBanner = () => {
  const banner = useCommon().popup_banner;
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const isHome = pathname === useTranslation().paths.home();
  const wanted = banner?.status === SWITCH.on && isHome;

  useEffect(() => {
    if (!wanted || shownThisLoad || readLocal(POPUP_CLOSED) === banner.id) return undefined;
    let isOver = false;
    const show = () => {
      shownThisLoad = true;
      setOpen(true);
    };
    // Its script comes first: what was begun meanwhile is not disturbed.
    const wait = async () => {
      await loadDialog();
      if (!isOver) stop = whenIdle(show);
    };
    // A banner that cannot be loaded is simply not shown.
    let stop = whenInterested(() => void wait().catch(reportError));
    return () => {
      isOver = true;
      stop();
    };
  }, [wanted, banner]);
  useEffect(() => {
    if (!isHome) wasElsewhere = true;
  }, [isHome]);

  if (!open || !banner || !isHome) return null;

  // Without a close button it ends for this load alone: it must not trap, and has not been declined.
  const close = () => {
    if (banner.closable === SWITCH.on) writeLocal(POPUP_CLOSED, banner.id);
    setOpen(false);
  };
  return (
    <Suspense>
      <PopupDialog banner={banner} onClose={close} />
    </Suspense>
  );
};
