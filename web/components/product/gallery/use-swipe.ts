import { type PointerEvent, useRef } from 'react';

/** So far, in pixels, a finger is drawn before it means to turn. */
const FAR = 40;

/** A single finger that is drawn sideways turns, as in the page: 1 to the next one, -1 to the one before. */
export const useSwipe = (onSwipe: (step: 1 | -1) => void) => {
  /** Where the finger was put down; null where there are two. */
  const begun = useRef<number | null>(null);
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX }: PointerEvent) => {
      begun.current = pointerType === 'touch' && isPrimary ? clientX : null;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      if (begun.current === null) return;
      const way = (clientX - begun.current) * (document.dir === 'rtl' ? -1 : 1);
      begun.current = null;
      if (Math.abs(way) > FAR) onSwipe(way < 0 ? 1 : -1);
    },
  };
};
