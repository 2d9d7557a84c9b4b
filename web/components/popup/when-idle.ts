/** How long after the last key or press, milliseconds. */
const CALM_MS = 1_200;
const ACTIVITY_EVENTS = ['keydown', 'pointerdown', 'input', 'submit'] as const;

/**
 * Whether the shopper is in a field, a menu or another pop-up, or waits for an action: moving the
 * focus would interrupt them.
 */
const isBusy = (): boolean =>
  document.querySelector(
    'dialog:modal,:popover-open,[aria-expanded=true],button[aria-busy=true]',
  ) !== null || document.activeElement?.matches('input,textarea,select,[contenteditable]') === true;

/**
 * Calls back once the visitor has typed or pressed nothing for a while and is not busy; returns a
 * function that cancels it.
 */
export const whenIdle = (callback: () => void): (() => void) => {
  const stop = () => {
    clearTimeout(timer);
    for (const name of ACTIVITY_EVENTS) removeEventListener(name, wait, { capture: true });
  };
  const end = () => {
    if (isBusy()) return wait();
    stop();
    callback();
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(end, CALM_MS);
  };
  let timer = setTimeout(end, CALM_MS);
  for (const name of ACTIVITY_EVENTS)
    addEventListener(name, wait, { capture: true, passive: true });
  return stop;
};
