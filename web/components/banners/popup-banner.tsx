import { SWITCH } from '#contract/codes.ts';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#web/rendering/lazy-part.tsx';
import { useLocation } from 'react-router';
import { useCommon } from '#web/lib/page-data/shop-data.ts';
import { recall } from '#web/lib/browser/local-memory.ts';
import { isPersonal } from '#web/lib/paths/page-kind.ts';
import { POPUP_CLOSED } from '#web/components/popup/popup-closed.ts';

/** How long after the first sign that somebody is there, and after the last key or press. */
const CALM_MS = 1_200;
const STIRS = ['keydown', 'pointerdown', 'input', 'submit'] as const;
/** A page that nobody has touched yet is being read: what pops up then is a slow page to its reader. */
const SIGNS = ['pointermove', 'scroll'] as const;
/** After so long it comes without a sign. */
const UNTOUCHED_MS = 8_000;

let shownThisLoad = false;

/** Its script comes when it is wanted; a banner that cannot be loaded is simply not shown. */
const loadPopup = () =>
  import('#web/components/popup/popup.tsx').catch(() => ({ default: () => null }));
const Popup = lazyPart(loadPopup);

/**
 * Somebody is in a field, a menu or another pop-up, or waits for what they have pressed: taking the
 * focus away would lose what they do.
 */
const isBusy = (): boolean =>
  document.querySelector(
    'dialog:modal,:popover-open,[aria-expanded=true],button[aria-busy=true]',
  ) !== null || document.activeElement?.matches('input,textarea,select,[contenteditable]') === true;

/**
 * Calls back once somebody is there and has typed or pressed nothing for a while; gives the way to stop
 * waiting.
 */
const whenCalm = (callback: () => void): (() => void) => {
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => (isBusy() ? wait() : callback()), CALM_MS);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopWaitingForSign = () => {
    clearTimeout(untouched);
    for (const name of SIGNS) removeEventListener(name, begin);
  };
  const begin = () => {
    stopWaitingForSign();
    wait();
  };
  const untouched = setTimeout(begin, UNTOUCHED_MS);
  for (const name of SIGNS) addEventListener(name, begin, { passive: true });
  for (const name of STIRS) addEventListener(name, wait, { capture: true, passive: true });
  return () => {
    clearTimeout(timer);
    stopWaitingForSign();
    for (const name of STIRS) removeEventListener(name, wait, { capture: true });
  };
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
    if (!wanted || shownThisLoad || recall(POPUP_CLOSED) === banner.id) return undefined;
    let isOver = false;
    // Something may have been begun while its script came: then it waits for the next calm.
    const show = () => {
      if (isOver || isBusy()) return;
      end();
      shownThisLoad = true;
      setOpen(true);
    };
    const stop = whenCalm(() => void loadPopup().then(show));
    const end = () => {
      isOver = true;
      stop();
    };
    return end;
  }, [wanted, banner]);

  if (!open || !banner || quiet) return null;
  return (
    <Suspense>
      <Popup banner={banner} onClose={() => setOpen(false)} />
    </Suspense>
  );
};
