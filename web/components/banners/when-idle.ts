/** How long after the last key, press or scroll, milliseconds. */
const CALM_MS = 1_200;
const ACTIVITY_EVENTS = ['keydown', 'pointerdown', 'input', 'submit', 'scroll'] as const;

/**
 * Whether the shopper is in a field, a menu or another pop-up, or waits for an action: moving the
 * focus would interrupt them.
 */
const isBusy = (): boolean =>
  document.querySelector(
    'dialog:modal,:popover-open,[aria-expanded=true],button[aria-busy=true]',
  ) !== null || document.activeElement?.matches('input,textarea,select,[contenteditable]') === true;

/**
 * Calls back once the visitor has typed, pressed or scrolled nothing for `calm` milliseconds and is not
 * busy; returns a function that cancels it.
 */
export const whenIdle = (callback: () => void, calm = CALM_MS): (() => void) => {
  const stop = () => {
    clearTimeout(timer);
    for (const name of ACTIVITY_EVENTS) removeEventListener(name, wait, { capture: true });
  };
  const end = () => {
    if (isBusy()) return wait();
    stop();
    callback();
  };
  const wait = (event?: Event) => {
    // A row of pictures that moves by itself is nobody's doing.
    if (event?.type === 'scroll' && event.target !== document) return;
    clearTimeout(timer);
    timer = setTimeout(end, calm);
  };
  let timer = setTimeout(end, calm);
  for (const name of ACTIVITY_EVENTS)
    addEventListener(name, wait, { capture: true, passive: true });
  return stop;
};
