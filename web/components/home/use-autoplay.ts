import { useEffect, useEffectEvent, useState } from 'react';

const EVERY_MS = 7_000;

type Autoplay = {
  playing: boolean;
  toggle: () => void;
  /** For the element that must not move under a pointer or a focus. */
  hold: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: () => void;
  };
};

/** Calls `next` every seven seconds; never where reduced motion is wanted, held while it is used. */
export const useAutoplay = (next: () => void): Autoplay => {
  const [playing, setPlaying] = useState(false);
  const [held, setHeld] = useState(false);
  const turn = useEffectEvent(next);
  useEffect(() => setPlaying(!matchMedia('(prefers-reduced-motion: reduce)').matches), []);
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
    toggle: () => setPlaying(!playing),
    hold: {
      onPointerEnter: set(true),
      onPointerLeave: set(false),
      onFocus: set(true),
      onBlur: set(false),
    },
  };
};
