import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

const EVERY_MS = 7_000;
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

const onMotionChange = (changed: () => void) => {
  const media = matchMedia(REDUCED_MOTION);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

type Autoplay = {
  playing: boolean;
  /** Whether it waits for the pointer or the focus to leave. */
  held: boolean;
  toggle: () => void;
  /** For the element that must not move under a pointer or a focus. */
  hold: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: () => void;
  };
};

/**
 * Calls `next` every seven seconds. Where reduced motion is wanted only when asked to; held while
 * the pointer or the focus is on it.
 */
export const useAutoplay = (next: () => void): Autoplay => {
  const calm = useSyncExternalStore(
    onMotionChange,
    () => matchMedia(REDUCED_MOTION).matches,
    () => true,
  );
  const [chosen, setChosen] = useState<boolean>();
  const [held, setHeld] = useState(false);
  const playing = chosen ?? !calm;
  const turn = useEffectEvent(next);
  useEffect(() => {
    if (!playing || held) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) turn();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [playing, held]);
  const set = (value: boolean) => () => setHeld(value);
  return {
    playing,
    held,
    toggle: () => setChosen(!playing),
    hold: {
      onPointerEnter: set(true),
      onPointerLeave: set(false),
      onFocus: set(true),
      onBlur: set(false),
    },
  };
};
