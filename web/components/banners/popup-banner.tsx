import { SWITCH } from '#contract/codes.ts';
import { Suspense, useEffect, useState } from 'react';
import { later } from '#web/lib/later.tsx';
import { useLocation } from 'react-router';
import { useCommon } from '#web/lib/shop-data.ts';
import { recall } from '#web/lib/local-memory.ts';
import { withoutPrefix } from '#web/lib/language.ts';
import { POPUP_CLOSED } from '#web/components/popup/popup-closed.ts';

/** How long after the page has come to rest, and after the last key or press. */
const CALM_MS = 1_200;
const STIRS = ['keydown', 'pointerdown', 'input', 'submit'] as const;
/** So long a page that is never at rest is waited for; and one whose browser cannot tell. */
const REST_MS = 2_000;
/** Where somebody pays, signs in or looks after an order, nothing pops up. */
const QUIET = /^\/(cart|shipping|checkout|user)(\/|$)/;

let shownThisLoad = false;

/** Its script comes when it is wanted; a banner that cannot be loaded is simply not shown. */
const loadPopup = () =>
  import('#web/components/popup/popup.tsx').catch(() => ({ default: () => null }));
const Popup = later(loadPopup);

/**
 * Somebody is in a field, a menu or another pop-up, or waits for what they have pressed: taking the
 * focus away would lose what they do.
 */
const isBusy = (): boolean =>
  document.querySelector(
    'dialog:modal,:popover-open,[aria-expanded=true],button[aria-busy=true]',
  ) !== null || document.activeElement?.matches('input,textarea,select,[contenteditable]') === true;

/** Calls back once the page and its pictures are there and the browser has nothing to do. */
const whenAtRest = (callback: () => void) => {
  const rest = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: REST_MS });
    else setTimeout(callback, REST_MS);
  };
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true });
};

/**
 * Calls back once the page is at rest and nobody has typed or pressed anything for a while; gives the
 * way to stop waiting.
 */
const whenCalm = (callback: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const wait = () => {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(() => (isBusy() ? wait() : callback()), CALM_MS);
  };
  whenAtRest(wait);
  for (const name of STIRS) addEventListener(name, wait, { capture: true, passive: true });
  return () => {
    isOver = true;
    clearTimeout(timer);
    for (const name of STIRS) removeEventListener(name, wait, { capture: true });
  };
};

/** The banner that pops up once a load, when nothing is being done, unless it was closed before. */
export const PopupBanner = () => {
  const banner = useCommon().popup_banner;
  const [open, setOpen] = useState(false);
  const quiet = QUIET.test(withoutPrefix(useLocation().pathname));
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
