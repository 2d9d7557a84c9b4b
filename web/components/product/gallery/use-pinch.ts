import { type RefObject, useEffect, useRef } from 'react';

/** Two fingers: how many times as far apart as they were first, and the point between them. */
export type Pinch = { times: number; clientX: number; clientY: number; isFirst: boolean };

const measure = ([one, other]: TouchList) =>
  one && other
    ? {
        apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
        clientX: (one.clientX + other.clientX) / 2,
        clientY: (one.clientY + other.clientY) / 2,
      }
    : undefined;

/**
 * Tells of two fingers on an element. The browser does not enlarge the page for them: React's own listeners
 * could not keep it from that.
 */
export const usePinch = (ref: RefObject<HTMLElement | null>, onPinch: (pinch: Pinch) => void) => {
  const latest = useRef(onPinch);
  useEffect(() => {
    latest.current = onPinch;
  });
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const stop = new AbortController();
    let first = 0;
    const tell = (event: TouchEvent) => {
      const now = event.touches.length === 2 ? measure(event.touches) : undefined;
      if (!now || now.apart === 0) return;
      event.preventDefault();
      const isFirst = event.type === 'touchstart' || first === 0;
      if (isFirst) first = now.apart;
      latest.current({ ...now, times: now.apart / first, isFirst });
    };
    const options = { passive: false, signal: stop.signal };
    element.addEventListener('touchstart', tell, options);
    element.addEventListener('touchmove', tell, options);
    return () => stop.abort();
  }, [ref]);
};
