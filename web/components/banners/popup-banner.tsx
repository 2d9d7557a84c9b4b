import { SWITCH } from '#contract/codes.ts';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#web/rendering/lazy-part.tsx';
import { useLocation } from 'react-router';
import { useCommon } from '#web/lib/page-data/shop-data.ts';
import { readLocal } from '#web/lib/browser/local-storage.ts';
import { isPersonal } from '#web/lib/paths/page-kind.ts';
import { POPUP_CLOSED } from '#web/components/popup/popup-closed.ts';

/** How long after the first sign that somebody is there, and after the last key or press. */
const CALM_MS = 1_200;
const ACTIVITY_EVENTS = ['keydown', 'pointerdown', 'input', 'submit'] as const;
/**
 * Signs that a visitor is present. Before any of them a pop-up would count as a late paint of the
 * page.
 */
const PRESENCE_EVENTS = ['pointermove', 'scroll'] as const;
/** After so long it comes without a sign. */
const UNTOUCHED_MS = 8_000;

let shownThisLoad = false;

/** Its script comes when it is wanted; a banner that cannot be loaded is simply not shown. */
const loadPopup = () =>
  import('#web/components/popup/popup.tsx').catch(() => ({ default: () => null }));
const Popup = lazyPart(loadPopup);

/**
 * Whether the shopper is in a field, a menu or another pop-up, or waits for an action: moving the
 * focus would interrupt them.
 */
const isBusy = (): boolean =>
  document.querySelector(
    'dialog:modal,:popover-open,[aria-expanded=true],button[aria-busy=true]',
  ) !== null || document.activeElement?.matches('input,textarea,select,[contenteditable]') === true;

/**
 * Calls back once the visitor is present and has typed or pressed nothing for a while; returns a
 * function that cancels it.
 */
const whenIdle = (callback: () => void): (() => void) => {
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => (isBusy() ? wait() : callback()), CALM_MS);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopWaitingForSign = () => {
    clearTimeout(untouched);
    for (const name of PRESENCE_EVENTS) removeEventListener(name, begin);
  };
  const begin = () => {
    stopWaitingForSign();
    wait();
  };
  const untouched = setTimeout(begin, UNTOUCHED_MS);
  for (const name of PRESENCE_EVENTS) addEventListener(name, begin, { passive: true });
  for (const name of ACTIVITY_EVENTS)
    addEventListener(name, wait, { capture: true, passive: true });
  return () => {
    clearTimeout(timer);
    stopWaitingForSign();
    for (const name of ACTIVITY_EVENTS) removeEventListener(name, wait, { capture: true });
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
    if (!wanted || shownThisLoad || readLocal(POPUP_CLOSED) === banner.id) return undefined;
    let isOver = false;
    // The visitor may have begun something while the script was loading; then it waits again.
    const show = () => {
      if (isOver || isBusy()) return;
      end();
      shownThisLoad = true;
      setOpen(true);
    };
    const stop = whenIdle(() => void loadPopup().then(show));
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
