import { useLayoutEffect, useRef, useState, type UIEvent } from 'react';

/**
 * A row that is scrolled one thing at a time, the `reel` of styles/catalogue.css: which one is shown,
 * and how to show another. Only the row moves; `scrollIntoView` would move the page to it as well.
 * Where `about` changes, the row is of something else and begins anew.
 */
export const useCarousel = (about?: string | null) => {
  const ref = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const before = useRef(about);
  useLayoutEffect(() => {
    // Not at first: the row may have been swiped before the scripts were there.
    if (before.current !== about) ref.current?.scrollTo({ left: 0, behavior: 'instant' });
    before.current = about;
  }, [about]);
  return {
    shown,
    show: (at: number) => {
      const frame = ref.current;
      if (!frame) return;
      const target = frame.clientWidth * at;
      frame.scrollTo({ left: document.dir === 'rtl' ? -target : target });
    },
    /** For the row. */
    reel: {
      ref,
      onScroll: ({ currentTarget }: UIEvent<HTMLUListElement>) =>
        setShown(Math.round(Math.abs(currentTarget.scrollLeft) / currentTarget.clientWidth)),
    },
  };
};
