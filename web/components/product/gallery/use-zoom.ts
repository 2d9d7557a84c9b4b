import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { type Pinch, usePinch } from './use-pinch.ts';
import { isLargerThanPane, type Size, wholeWidth, zoomedWidth } from './zoom.ts';

/** A place in the pane, as shares of its width and height. */
type Point = { x: number; y: number };
const MIDDLE: Point = { x: 0.5, y: 0.5 };

/** Where in the pane the pointer is; a press by the keyboard, which has no place, means the middle. */
const pointOf = (pane: HTMLElement, { clientX, clientY, detail, type }: MouseEvent): Point => {
  if (type === 'click' && detail === 0) return MIDDLE;
  const { left, top, width, height } = pane.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
};

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement): Size => ({
  width: clientWidth,
  height: clientHeight,
});

/** Scrolls what is larger than its pane so that the same point of it lies at that point of the pane. */
const scrollToPoint = (pane: HTMLElement, { x, y }: Point) =>
  pane.scrollTo({
    left: x * (pane.scrollWidth - pane.clientWidth),
    top: y * (pane.scrollHeight - pane.clientHeight),
    behavior: 'instant',
  });

/** How much of the pane an arrow key moves. */
const STEP = 0.25;

/**
 * A picture in a pane: shown whole, or enlarged up to its own size and then moved. The pane is from left to
 * right in every language: a picture has no other direction.
 */
export const useZoom = () => {
  const pane = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const [picture, setPicture] = useState<(Size & { isLarger: boolean }) | null>(null);
  const [width, setWidth] = useState<number | null>(null);
  /** What is to be scrolled once the picture has its new width. */
  const move = useRef<(() => void) | null>(null);
  useLayoutEffect(() => {
    move.current?.();
    move.current = null;
  }, [width]);

  /** Where the picture itself lies on the screen. */
  const findPlace = (its: Size) => {
    const frame = image.current?.getBoundingClientRect() ?? new DOMRect();
    const shown = wholeWidth(its, frame);
    const high = (shown * its.height) / its.width;
    return {
      left: frame.left + (frame.width - shown) / 2,
      top: frame.top + (frame.height - high) / 2,
      width: shown,
      height: high,
    };
  };

  const zoomTo = (wanted: number, then: (pane: HTMLElement) => void) => {
    const frame = pane.current;
    if (!frame || !picture) return;
    move.current = () => then(frame);
    setWidth(zoomedWidth(wanted, picture, sizeOf(frame)));
  };
  const zoomIn = (at: Point = MIDDLE) =>
    zoomTo(picture?.width ?? 0, (frame) => scrollToPoint(frame, at));

  const begun = useRef(0);
  const pinch = ({ times, clientX, clientY, isFirst }: Pinch) => {
    if (!picture) return;
    const place = findPlace(picture);
    if (isFirst) begun.current = place.width;
    const x = (clientX - place.left) / place.width;
    const y = (clientY - place.top) / place.height;
    // What is between the fingers stays there.
    zoomTo(begun.current * times, (frame) => {
      const next = findPlace(picture);
      frame.scrollBy({
        left: next.left + x * next.width - clientX,
        top: next.top + y * next.height - clientY,
        behavior: 'instant',
      });
    });
  };
  usePinch(pane, pinch);

  return {
    pane,
    image,
    /** Its own size, once it is loaded. */
    picture,
    isZoomed: width !== null,
    /** Its edges while it is enlarged. */
    edges: width && picture && { width, height: (width * picture.height) / picture.width },
    onLoad: () => {
      if (!image.current || !pane.current) return;
      const { naturalWidth, naturalHeight } = image.current;
      const its = { width: naturalWidth, height: naturalHeight };
      setPicture({ ...its, isLarger: isLargerThanPane(its, sizeOf(pane.current)) });
    },
    zoomIn,
    zoomOut: () => setWidth(null),
    toggle: (press: MouseEvent) => {
      if (width !== null) setWidth(null);
      else if (pane.current) zoomIn(pointOf(pane.current, press));
    },
    /** Another picture follows. */
    reset: () => {
      setWidth(null);
      setPicture(null);
    },
    /** A mouse need not be dragged. */
    follow: (event: MouseEvent) => {
      if (width !== null && pane.current) scrollToPoint(pane.current, pointOf(pane.current, event));
    },
    /** Moves an enlarged picture by so many steps; says whether it could be moved. */
    pan: (x: number, y: number): boolean => {
      const frame = pane.current;
      if (!frame || width === null) return false;
      const { scrollLeft, scrollTop, clientWidth, clientHeight } = frame;
      frame.scrollBy({
        left: x * STEP * clientWidth,
        top: y * STEP * clientHeight,
        behavior: 'instant',
      });
      return frame.scrollLeft !== scrollLeft || frame.scrollTop !== scrollTop;
    },
  };
};
