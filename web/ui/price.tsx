import { cx } from './class-names.ts';

type Props = {
  /** Prices as they are written, with currency. */
  current: string;
  previous?: string | null | undefined;
  /** How a screen reader names the two prices. */
  labels: { current: string; previous: string };
  size?: 'sm' | 'md' | 'lg';
};

const sizes = { sm: 'text-sm', md: 'text-base', lg: 'text-2xl' };

/** One amount, in its own writing direction whatever the page's is. */
export const Amount = ({ children, className }: { children: string; className?: string }) => (
  <bdi dir="ltr" className={cx('tabular-nums', className)}>
    {children}
  </bdi>
);

/** What it costs and what it cost before. */
export const Price = ({ current, previous, labels, size = 'md' }: Props) => (
  <span className={cx('inline-flex flex-wrap items-baseline gap-x-2', sizes[size])}>
    <span className={cx('font-semibold', previous && 'text-sale')}>
      {previous && <span className="sr-only">{`${labels.current} `}</span>}
      <Amount>{current}</Amount>
    </span>
    {previous && (
      <span className="text-[0.8em] text-faint">
        <span className="sr-only">{`${labels.previous} `}</span>
        <s>
          <Amount>{previous}</Amount>
        </s>
      </span>
    )}
  </span>
);
