import { useRef, useState, type UIEvent } from 'react';

/**
 * A row that is scrolled one thing at a time, the `reel` of styles/catalogue.css: which one is shown,
 * and how to show another. Only the row moves; `scrollIntoView` would move the page to it as well.
 */
export const useCarousel = () => {
  const ref = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
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
