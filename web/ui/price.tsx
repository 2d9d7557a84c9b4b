import { cx } from './class-names.ts';

type Props = {
  /** Prices as they are written, with currency. */
  current: string;
  previous?: string | null | undefined;
  /** How a screen reader names the two prices. */
  labels: { current: string; previous: string };
  size?: 'sm' | 'md' | 'lg';
};

const sizes = { sm: 'text-sm', md: null, lg: 'text-2xl' };

/** One amount, in its own writing direction whatever the page's is. */
export const Amount = ({ children, className }: { children: string; className?: string }) => (
  <bdi dir="ltr" className={cx('tabular', className)}>
    {children}
  </bdi>
);

/** What it costs and what it cost before. */
export const Price = ({ current, previous, labels, size = 'md' }: Props) => (
  <span className={cx('price', sizes[size])}>
    {previous && <span className="sr-only">{`${labels.current} `}</span>}
    <b dir="ltr">{current}</b>
    {previous && (
      <>
        <span className="sr-only">{`${labels.previous} `}</span>
        <s dir="ltr">{previous}</s>
      </>
    )}
  </span>
);
