import { useEffect, useRef, useState } from 'react';
import { serverSkew } from '#web/lib/page-data/server-clock.ts';

const SECOND = 1_000;
/** Caches may show for a minute what was before the end: it is told until the page has followed. */
const TOLD_EVERY = 10 * SECOND;
const TOLD_AT_MOST = 8;
/** A page may come from a cache and its `now` be that old; a wrong clock is usually wronger. */
const TRUSTED_SKEW = 10 * 60 * SECOND;

/**
 * Milliseconds until `endsAt`, updated each second, by the server's clock: `now` is its time when
 * the page was rendered, until an answer of the server gives a newer one. The first render, also on
 * the server, uses `now`. Calls `onEnd` when the time has run out while the page is open, and again
 * for as long as the page shows it.
 */
export const useTimeLeft = (endsAt: string, now: string, onEnd?: () => unknown): number => {
  const [at, setAt] = useState(() => Date.parse(now));
  useEffect(() => {
    const difference = Date.parse(now) - Date.now();
    const guess = Math.abs(difference) > TRUSTED_SKEW ? difference : 0;
    const tick = () => setAt(Date.now() + (serverSkew() ?? guess));
    tick();
    const timer = setInterval(tick, SECOND);
    return () => clearInterval(timer);
  }, [now]);
  const left = Math.max(0, Date.parse(endsAt) - at);
  const over = left === 0;
  const wasOver = useRef(over);
  useEffect(() => {
    if (!over || wasOver.current || !onEnd) return;
    let told = 0;
    const tell = () => {
      onEnd();
      told += 1;
      if (told === TOLD_AT_MOST) clearInterval(timer);
    };
    const timer = setInterval(tell, TOLD_EVERY);
    tell();
    return () => clearInterval(timer);
  }, [over, onEnd]);
  return left;
};

/** Hours, minutes and seconds of a time left, below a day; and the whole days. */
export const partsOf = (left: number): { days: number; clock: string } => {
  const seconds = Math.floor(left / SECOND);
  const two = (value: number) => String(value).padStart(2, '0');
  const clock = [Math.floor(seconds / 3_600) % 24, Math.floor(seconds / 60) % 60, seconds % 60];
  return { days: Math.floor(seconds / 86_400), clock: clock.map(two).join(':') };
};
