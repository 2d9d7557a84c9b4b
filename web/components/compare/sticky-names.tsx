import { useEffect, useRef, useState, type CSSProperties, type RefObject } from 'react';
import type { ComparedProduct } from '#contract/compare/compare.ts';
import { Thumbnail } from '#web/components/picture/picture.tsx';
import { cx } from '#web/ui/class-names.ts';

type Props = {
  products: readonly ComparedProduct[];
  /** What is scrolled sideways, with the table in it. */
  region: RefObject<HTMLElement | null>;
  /** The table's own head: while it is seen, nobody needs this. */
  head: RefObject<HTMLElement | null>;
  /** As wide as the table. */
  className: string;
};

/** How much of the page's top the shop's header covers at most. */
const COVERED = 64;

/**
 * Pictures and names of the columns, above the page while the table below is read. A head that sticks in what
 * is scrolled sideways cannot stick to the page as well, so this one is another and follows.
 */
export const StickyNames = ({ products, region, head, className }: Props) => {
  const names = useRef<HTMLDivElement>(null);
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const scrolled = region.current;
    const follow = () => names.current?.scrollTo({ left: scrolled?.scrollLeft ?? 0 });
    scrolled?.addEventListener('scroll', follow, { passive: true, signal: stop.signal });
    const observer = new IntersectionObserver(
      ([entry]) => {
        setNeeded(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0);
        follow();
      },
      { rootMargin: `-${COVERED}px 0px 0px` },
    );
    if (head.current) observer.observe(head.current);
    return () => {
      stop.abort();
      observer.disconnect();
    };
  }, [region, head]);
  return (
    <div
      aria-hidden
      className={cx('sticky top-0 z-10 h-0 lg:top-19 print:hidden', !isNeeded && 'invisible')}
    >
      <div ref={names} className="overflow-hidden border-b border-line bg-canvas">
        <div
          style={{ '--products': products.length } as CSSProperties}
          className={cx(
            'grid grid-cols-[repeat(var(--products),minmax(0,1fr))] gap-x-3 sm:gap-x-0 sm:grid-cols-[10rem_repeat(var(--products),minmax(0,1fr))]',
            className,
          )}
        >
          <span className="max-sm:hidden" />
          {products.map(({ id, image, title }) => (
            <span key={id} className="flex items-center gap-2.5 py-2 text-sm font-medium sm:px-3">
              <Thumbnail image={image} className="size-10 bg-surface" />
              <span className="line-clamp-2 wrap-anywhere">{title}</span>
            </span>
          ))}
        </div>
      </div>
    </div>
  );
};
